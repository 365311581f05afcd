import type { Clock } from '#platform/server/clock/clock.ts'
import { type ChainFault, isFault } from './chain-reader.ts'

interface Answer<T> {
  readonly askedAt: number
  readonly answer: Promise<T | ChainFault>
}

/** Those who ask at once share one question. Faults are not kept. */
export class RecentAnswers<T> {
  readonly #clock: Clock
  readonly #most: number
  readonly #answers = new Map<string, Answer<T>>()

  constructor(clock: Clock, most: number) {
    this.#clock = clock
    this.#most = most
  }

  /** `maxAge` in ms. */
  recall(key: string, maxAge: number, ask: () => Promise<T | ChainFault>): Promise<T | ChainFault> {
    const now = this.#clock()
    const known = this.#answers.get(key)
    if (known && now - known.askedAt < maxAge) return known.answer
    const asked = { askedAt: now, answer: ask() }
    this.#keep(key, asked)
    void asked.answer.then((answer) => {
      if (isFault(answer) && this.#answers.get(key) === asked) this.#answers.delete(key)
    })
    return asked.answer
  }

  note(key: string, answer: T): void {
    this.#keep(key, { askedAt: this.#clock(), answer: Promise.resolve(answer) })
  }

  #keep(key: string, answer: Answer<T>): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (this.#answers.size <= this.#most) return
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.#answers.delete(oldest)
  }
}
