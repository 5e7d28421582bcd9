/** Share an address where the device can, else copy it; whether it was done. */
export async function share(address: string, title: string): Promise<"shared" | "copied" | "failed"> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title, url: address });
      return "shared";
    }
    await navigator.clipboard.writeText(address);
    return "copied";
  } catch {
    return "failed";
  }
}
