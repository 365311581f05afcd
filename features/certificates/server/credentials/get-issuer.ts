import type { StoredCredentialKey } from '../records/credential-key.store.ts'
import { issuerOf, keyOf } from './credential.ts'
import { publicHalf, readCredentialKeys } from './credential-keys.ts'
import type { Signing } from './sign-credential.ts'

/** W3C DID Core. Keys that sign no more stay in it, since what they signed is still valid. */
export async function getIssuer(signing: Signing) {
  const id = issuerOf(signing.publicUrl)
  const keys = await readCredentialKeys(signing)
  const method = (type: string, key: StoredCredentialKey) => ({ id: keyOf(id, key.id), type, controller: id })
  // Those for JWT come first: did-jwt gives up at the first that is no key for ES256.
  const methods = [
    ...keys.jwt.map((key) => ({ ...method('JsonWebKey2020', key), publicKeyJwk: publicHalf(key) })),
    ...keys.embedded.map((key) => ({ ...method('Multikey', key), publicKeyMultibase: key.id })),
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
