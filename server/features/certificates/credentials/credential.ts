import { createHash } from 'node:crypto'

/**
 * How far credentials are dated back, in ms: a verifier whose clock is behind ours by less than this accepts them the
 * time they are signed.
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

/**
 * The id of the learner in the credential of a certificate, as a URN of a UUID (RFC 9562, version 8). It is made of the
 * certificate's own random id, so it stays the same at each download, and says nothing of the account.
 */
export function subjectOf(certificateId: string): string {
  const bytes = createHash('sha256').update(`edutrain subject ${certificateId}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const parts = [0, 8, 12, 16, 20].map((from, index, starts) => hex.slice(from, starts[index + 1]))
  return `urn:uuid:${parts.join('-')}`
}

/**
 * Who vouches for certificates, as a decentralised identifier: `did:web` and the host of the site, a port with `%3A`
 * before it. Verifiers find its keys at `/.well-known/did.json` there.
 */
export const issuerOf = (publicUrl: string) => `did:web:${encodeURIComponent(new URL(publicUrl).host)}`

/** The name of a key of the issuer, by which a signature says whose it is. */
export const keyOf = (issuer: string, keyId: string) => `${issuer}#${keyId}`

/** The page at which a certificate can be checked. */
export const certificateUrl = (publicUrl: string, id: string) => `${publicUrl}/certificates/${id}`
