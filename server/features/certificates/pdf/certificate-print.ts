/** What a printed certificate says besides its fixed words. `issuedAt` in ms. */
export interface CertificatePrint {
  readonly id: string
  readonly name: string
  readonly issuedAt: number
  /** The page at which it can be checked. */
  readonly url: string
  readonly language: string
  /** The five lines with the names of their stations. */
  readonly lines: readonly { readonly season: Season; readonly stations: readonly string[] }[]
}

export type Season = 'dawn' | 'winter' | 'spring' | 'summer' | 'fall'
