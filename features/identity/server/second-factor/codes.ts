import { hash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { RandomBytes } from '../records/parts.ts'

/** What every authenticator app understands (RFC 6238). */
export const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** As long as the output of SHA-1, as RFC 4226 advises. */
const secretBytes = 20

/** In steps of a phone's clock. */
const drift = 1

/** In base32. */
export function newTotpSecret(random: RandomBytes): string {
  return new Secret({ buffer: new Uint8Array(random(secretBytes)).buffer }).base32
}

/** The step of 30 s that a code is of, if it is right at `now` (ms) or one step around. */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...totpParameters, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window: drift })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** A code of an app; undefined for a recovery code. Some apps show spaces. */
export function readTotpCode(text: string): string | undefined {
  return /^\d{6}$/.exec(text.replace(/\s/g, ''))?.[0]
}

export const recoveryCodeCount = 10

/** Without characters that look alike on paper; 32 of them, so five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 5

/** A code of 75 bits, as `xxxxx-xxxxx-xxxxx`: beyond guessing, so that a plain SHA-256 protects the stored side. */
export function newRecoveryCode(random: RandomBytes): string {
  const characters = [...random(groups * groupLength)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return Array.from({ length: groups }, (_, group) =>
    characters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-')
}

export function hashRecoveryCode(text: string): string {
  return hash('sha256', text.toLowerCase().replace(/[^a-z0-9]/g, ''), 'base64url')
}
