/** What a printed certificate says besides its fixed words. `issuedAt` in ms. */
export interface CertificatePrint {
  readonly id: string
  readonly name: string
  readonly issuedAt: number
  /** The page at which it can be checked. */
  readonly url: string
  readonly language: string
  readonly issuer: PrintIssuer
  /** How many modules it was issued for. */
  readonly moduleCount: number
  /** The lines with the names of their stations. */
  readonly lines: readonly { readonly season?: Season | undefined; readonly stations: readonly string[] }[]
}

/** Who issues it, in words and pictures (PNG) of its own; undefined where the initiative gave none. */
export interface PrintIssuer {
  readonly name: string
  readonly url: string
  readonly address: string | undefined
  readonly logo: PrintPicture | undefined
  readonly signatory:
    | {
        readonly name: string
        readonly title: string | undefined
        readonly signature: PrintPicture | undefined
      }
    | undefined
}

export interface PrintPicture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

export type Season = 'dawn' | 'winter' | 'spring' | 'summer' | 'fall'
