// The rules drawer, wherever it is opened from.

class Rulebook {
  open = $state(false);
  game = $state("");
  /** The rule to turn to, or "" for the beginning. */
  rule = $state("");

  /** Open the rules of the game at hand, or of another, at a rule. */
  show(rule = "", game = this.game): void {
    this.game = game;
    this.rule = rule;
    this.open = game !== "";
  }

  shut(): void {
    this.open = false;
  }
}

export const rulebook = new Rulebook();
