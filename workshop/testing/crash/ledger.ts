/** A write in words: as its client sent it, and as it is known once it was acknowledged, by the id it got. */
export interface Fact {
  readonly sentAs: string
  readonly knownAs: string
}

/**
 * What clients have sent and what was acknowledged. Whatever was sent and not acknowledged may have counted, once for
 * each time that it was sent.
 */
export class Ledger {
  readonly #sent = new Map<string, number>()
  readonly #kept = new Set<string>()
  readonly #gone = new Set<string>()

  /** A write is about to be sent. */
  send(sentAs: string): void {
    this.#sent.set(sentAs, (this.#sent.get(sentAs) ?? 0) + 1)
  }

  /** A write was acknowledged, and in place of another one perhaps. */
  keep(knownAs: string, insteadOf?: string): void {
    if (insteadOf !== undefined) this.#kept.delete(insteadOf)
    this.#kept.add(knownAs)
  }

  /** What was acknowledged is about to be taken back or replaced: until that is acknowledged, both may be. */
  release(knownAs: string): void {
    this.#kept.delete(knownAs)
  }

  /** That it is taken back was acknowledged. */
  end(knownAs: string): void {
    this.#kept.delete(knownAs)
    this.#gone.add(knownAs)
  }

  has(knownAs: string): boolean {
    return this.#kept.has(knownAs)
  }

  get size(): number {
    return this.#kept.size
  }

  /** What the database has, against what it should: one sentence for each difference. */
  faults(facts: readonly Fact[]): string[] {
    const known = new Set(facts.map(({ knownAs }) => knownAs))
    const counts = new Map<string, number>()
    for (const { sentAs } of facts) counts.set(sentAs, (counts.get(sentAs) ?? 0) + 1)
    return [
      ...[...this.#kept].filter((fact) => !known.has(fact)).map((fact) => `acknowledged and lost: ${fact}`),
      ...[...this.#gone]
        .filter((fact) => known.has(fact))
        .map((fact) => `taken back and there again: ${fact}`),
      ...[...counts]
        .filter(([fact, count]) => count > (this.#sent.get(fact) ?? 0))
        .map(([fact, count]) => `there ${count} times, sent ${this.#sent.get(fact) ?? 0} times: ${fact}`),
    ]
  }
}
