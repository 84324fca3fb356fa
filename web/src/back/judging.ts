// Leads the workers that judge a game.
export interface Judged {
  done: number;
  of: number;
}
export class Judging {
  constructor(_compiled: Promise<WebAssembly.Module>, _tell: (judged: Judged) => void) {}
  stop(): void {}
}
