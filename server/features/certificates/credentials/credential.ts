/**
 * How far credentials are dated back, in ms: a verifier whose clock is behind ours by less than this accepts them the
 * moment they are signed.
 */
export const clockLeeway = 10 * 60_000

/** A credential (W3C Verifiable Credentials 2.0) before it is signed; `validFrom` and `validUntil` in ms. */
export interface UnsignedCredential {
  readonly '@context': readonly string[]
  readonly id: string
  readonly type: readonly string[]
  /** The id of the issuer, or its profile. */
  readonly issuer: string | { readonly id: string; readonly [property: string]: unknown }
  readonly validFrom: number
  readonly validUntil?: number
  readonly credentialSubject: { readonly id: string; readonly [property: string]: unknown }
  readonly [property: string]: unknown
}

/** A credential as it is written down. */
export type WrittenCredential = ReturnType<typeof writeCredential>

/** Writes the times of a credential as its standard has them, in whole seconds. */
export function writeCredential(credential: UnsignedCredential) {
  const { validUntil } = credential
  return {
    ...credential,
    validFrom: isoSeconds(credential.validFrom),
    ...(validUntil !== undefined && { validUntil: isoSeconds(validUntil) }),
  }
}

/** A time in ms as ISO 8601 in UTC, in whole seconds. */
export const isoSeconds = (ms: number) => new Date(inSeconds(ms) * 1000).toISOString().replace('.000', '')

/** A time in ms in whole seconds, as the claims of a JWT have it. */
export const inSeconds = (ms: number) => Math.floor(ms / 1000)
