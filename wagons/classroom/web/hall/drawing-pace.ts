/** In ms: slower than this, walking stutters. */
const slow = 45
/** Pictures in a row that are judged together. */
const run = 12
const steps = [1, 0.75, 0.5] as const

/** Draws less sharply where drawing takes long. It stays so: to go back and forth would be seen. */
export class DrawingPace {
  #step = 0
  #sum = 0
  #count = 0

  get sharpness(): number {
    return steps[this.#step] ?? 1
  }

  /** Takes how long a picture took, in ms; true where the sharpness has changed by it. */
  add(milliseconds: number): boolean {
    this.#sum += milliseconds
    this.#count += 1
    if (this.#count < run) return false
    const isSlow = this.#sum / this.#count > slow
    this.#sum = 0
    this.#count = 0
    if (!isSlow || this.#step === steps.length - 1) return false
    this.#step += 1
    return true
  }
}
