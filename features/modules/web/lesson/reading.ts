/** Where a reader's eyes are, of the height of the screen. */
const eyes = 0.4

/**
 * How far a lesson is read: 1.5 in the middle of its second section, as many as it has at its end. `tops` are where its
 * sections begin and `end` is where the last one ends, in px from the top of the screen.
 */
export function progressAt(tops: readonly number[], end: number, height: number): number {
  if (end <= height) return tops.length
  const line = height * eyes
  const at = tops.findLastIndex((top) => top <= line)
  const top = tops[at]
  if (top === undefined) return 0
  return at + Math.min(0.99, (line - top) / ((tops[at + 1] ?? end) - top))
}

/** Remembers what a reader has seen. Who leaps to a section has not read those before it. */
export class Reader {
  readonly #seen = new Set<number>()
  #place: number
  #withoutGap: number

  /** `place` is the number of the section where the last visit ended, 0 for the first. */
  constructor(place: number) {
    this.#place = place
    this.#withoutGap = place + 1
  }

  /** Returns how far it has been read without a gap, if that is further than before: the number of a section, or `end`. */
  look(tops: readonly number[], end: number, height: number): number | 'end' | null {
    for (const [index, top] of tops.entries())
      if (top < height && (tops[index + 1] ?? end) > 0) this.#seen.add(index)
    while (this.#seen.has(this.#withoutGap)) this.#withoutGap++

    const progress = progressAt(tops, end, height)
    if (progress === tops.length) return this.#withoutGap >= tops.length ? 'end' : null
    const place = Math.floor(progress)
    if (place <= this.#place || place >= this.#withoutGap) return null
    this.#place = place
    return place
  }
}
