import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { issuerOf, keyOf } from './credential.ts'
import { publicHalf, readCredentialKeys } from './credential-key.ts'

/** W3C DID Core. Keys that sign no more stay in it, since what they signed is still valid. */
export async function getIssuer({ db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string }) {
  const id = issuerOf(publicUrl)
  const keys = await readCredentialKeys({ db, clock })
  // Those for JWT come first: did-jwt gives up at the first that is no key for ES256.
  const methods = [
    ...keys.jwt.map((key) => ({
      id: keyOf(id, key.id),
      type: 'JsonWebKey2020',
      controller: id,
      publicKeyJwk: publicHalf(key),
    })),
    ...keys.embedded.map((key) => ({
      id: keyOf(id, key.id),
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: key.id,
    })),
  ]
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
      'https://w3id.org/security/multikey/v1',
    ],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  }
}
