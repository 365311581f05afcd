import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { z } from 'zod'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { isDisplayName, isPhotoUrl } from '../records/account.ts'
import type { LinkedIdentity } from '../records/linked-identity.store.ts'

/** `claims` is what the verified ID token says, word for word. */
export interface VerifiedIdentity extends LinkedIdentity {
  readonly emailVerified: boolean
  readonly claims: JWTPayload
}

// PostgreSQL cannot store U+0000.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')

const payload = z.object({
  sub: z.string().min(1).max(255).refine(storable),
  email: z.string().nullish().catch(null),
  // Some providers send it as text.
  email_verified: z
    .union([z.literal(true), z.literal('true')])
    .optional()
    .catch(undefined),
  name: z.string().min(1).refine(isDisplayName).nullish().catch(null),
  picture: z
    .url({ protocol: /^https?$/ })
    .refine(isPhotoUrl)
    .nullish()
    .catch(null),
})

export function readVerifiedIdentity(providerId: string, claims: JWTPayload): VerifiedIdentity | undefined {
  const { data } = payload.safeParse(claims)
  if (!data) return undefined
  const email = normaliseEmail(data.email ?? '') ?? null
  return {
    providerId,
    subject: data.sub,
    email,
    emailVerified: email !== null && data.email_verified !== undefined,
    displayName: data.name ?? null,
    photoUrl: data.picture ?? null,
    claims,
  }
}

/** What the identity client makes of the raw nonce. The ID token alone is not enough to sign in. */
export const nonceOf = (rawNonce: string) => createHash('sha256').update(rawNonce).digest('hex')
