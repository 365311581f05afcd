import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { issuerOf, keyOf, type UnsignedCredential } from './credential.ts'
import { readCredentialKeys } from './credential-key.ts'
import { embedProof } from './embedded-proof.ts'
import { writeJwt } from './jwt-credential.ts'

/** `publicUrl` without a slash at its end. */
export interface Signing {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl: string
}

export type CredentialForm = 'jwt' | 'json'

export async function signCredential(
  signing: Signing,
  credential: UnsignedCredential,
  form: CredentialForm,
): Promise<string> {
  const issuer = issuerOf(signing.publicUrl)
  const { jwt, embedded } = await readCredentialKeys(signing)
  return form === 'jwt'
    ? writeJwt(credential, issuer, jwt[0], keyOf(issuer, jwt[0].id))
    : embedProof(credential, issuer, embedded[0], keyOf(issuer, embedded[0].id))
}
