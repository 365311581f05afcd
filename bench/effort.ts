/** How much is measured: rounds that count, and how long each measurement in one takes. */
export interface Effort {
  readonly rounds: number
  readonly seconds: number
}
