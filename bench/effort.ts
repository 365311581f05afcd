export interface Effort {
  readonly rounds: number
  readonly seconds: number
}
