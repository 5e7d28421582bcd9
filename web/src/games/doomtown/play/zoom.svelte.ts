// The card that is held up close, and where it lies.
export interface Close {
  /** In play, "sloane.1", or a mere face. */
  card: string;
  anchor: Element;
}

export class Zoom {
  close: Close | null = $state.raw(null);

  show(card: string, anchor: Element): void {
    this.close = { card, anchor };
  }

  hush(): void {
    this.close = null;
  }
}
