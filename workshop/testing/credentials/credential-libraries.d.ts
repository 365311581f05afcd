// What tests use of libraries for credentials that have no types of their own.
declare module '@digitalbazaar/vc-bitstring-status-list' {
  type Loader = (url: string) => Promise<{ document: unknown; documentUrl: string }>

  export function decodeList(list: {
    encodedList: string
  }): Promise<{ readonly length: number; getStatus(place: number): boolean }>

  export function checkStatus(check: {
    credential: Readonly<Record<string, unknown>>
    documentLoader: Loader
    verifyBitstringStatusListCredential: boolean
    verifyMatchingIssuers: boolean
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>
}

declare module 'jsonld' {
  const jsonld: {
    /** @throws in safe mode for whatever the contexts do not define */
    expand(
      document: object,
      options: {
        safe: boolean
        documentLoader: (url: string) => Promise<{ document: unknown; documentUrl: string; contextUrl: null }>
      },
    ): Promise<unknown[]>
  }
  export default jsonld
}

declare module 'did-jwt-vc' {
  import type { Resolvable } from 'did-resolver'

  /** @throws when the credential is refused */
  export function verifyCredential(
    jwt: string,
    resolver: Resolvable,
    options: { policies: { format: boolean }; proofPurpose: 'assertionMethod'; skewTime: number },
  ): Promise<unknown>
}
