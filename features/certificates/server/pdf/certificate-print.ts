/** `issuedAt` in ms. */
export interface CertificatePrint {
  readonly id: string
  readonly name: string
  readonly issuedAt: number
  readonly url: string
  readonly language: string
  readonly issuer: PrintIssuer
  readonly moduleCount: number
  readonly lines: readonly { readonly season?: Season | undefined; readonly stations: readonly string[] }[]
}

/** Pictures are PNG. */
export interface PrintIssuer {
  readonly name: string
  readonly url: string
  readonly address: string | undefined
  /** Whom to ask about it. */
  readonly email: string | undefined
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
