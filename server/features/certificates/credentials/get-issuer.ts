import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { publicHalf, readCredentialKeys } from './credential-key.ts'
import { issuerOf, keyOf } from './issuer.ts'

/**
 * The document of the issuer (W3C DID Core, did:web): its public keys, those included that sign no more, since what
 * they signed still holds.
 */
export async function getIssuer({ db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string }) {
  const id = issuerOf(publicUrl)
  const keys = await readCredentialKeys({ db, clock })
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: keys.map((key) => ({
      id: keyOf(id, key.id),
      type: 'JsonWebKey2020',
      controller: id,
      publicKeyJwk: publicHalf(key),
    })),
    assertionMethod: keys.map((key) => keyOf(id, key.id)),
  }
}
