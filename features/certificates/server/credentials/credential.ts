import { createHash } from 'node:crypto'
import { inSeconds, minute } from '#platform/server/clock/clock.ts'

/** In ms: credentials are dated back, so that verifiers whose clocks are behind accept them at once. */
export const clockLeeway = 10 * minute

/** W3C Verifiable Credentials 2.0; `validFrom` and `validUntil` in ms. */
export interface UnsignedCredential {
  readonly '@context': readonly string[]
  readonly id: string
  readonly type: readonly string[]
  readonly issuer: string | { readonly id: string; readonly [property: string]: unknown }
  readonly validFrom: number
  readonly validUntil?: number
  readonly credentialSubject: { readonly id: string; readonly [property: string]: unknown }
  readonly [property: string]: unknown
}

export function writeCredential(credential: UnsignedCredential) {
  const { validUntil } = credential
  return {
    ...credential,
    validFrom: isoSeconds(credential.validFrom),
    ...(validUntil !== undefined && { validUntil: isoSeconds(validUntil) }),
  }
}

export const isoSeconds = (ms: number) => new Date(inSeconds(ms) * 1000).toISOString().replace('.000', '')

/** A URN of a UUID (RFC 9562, version 8) from the random id of a certificate or badge: it says nothing of the account. */
export function subjectOf(awardId: string): string {
  const bytes = createHash('sha256').update(`edutrain subject ${awardId}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const parts = [0, 8, 12, 16, 20].map((from, index, starts) => hex.slice(from, starts[index + 1]))
  return `urn:uuid:${parts.join('-')}`
}

/** `did:web`, a port after `%3A`. Verifiers find its keys at `/.well-known/did.json` there. */
export const issuerOf = (publicUrl: string) => `did:web:${encodeURIComponent(new URL(publicUrl).host)}`

export const keyOf = (issuer: string, keyId: string) => `${issuer}#${keyId}`

export const certificateUrl = (publicUrl: string, id: string) => `${publicUrl}/certificates/${id}`

export const badgeUrl = (publicUrl: string, id: string) => `${publicUrl}/badges/${id}`
