// What the browser remembers between visits; a browser that forbids it remembers nothing, and the page still works.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem("sixgun." + key);
  } catch {
    return null;
  }
}

/** Remember nothing any more. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("sixgun.")) localStorage.removeItem(key);
  } catch {
    // Then there is nothing.
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem("sixgun." + key, value);
  } catch {
    // Nothing to be done: it holds until the page is closed.
  }
}
