import { importJWK, SignJWT } from 'jose'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inSeconds, type UnsignedCredential, writeCredential } from './credential.ts'
import { credentialAlgorithm, readCredentialKeys } from './credential-key.ts'
import { issuerOf, keyOf } from './issuer.ts'

/** What signing needs; `publicUrl` is the address of the site, without a slash at its end. */
export interface Signing {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl: string
}

/**
 * Signs a credential with the newest key, as a JWT whose payload is the credential (Open Badges 3.0 §8.2): no header but
 * those that it names, and the registered claims that it requires, which say once more what the credential says. All of
 * the payload is JSON-LD.
 */
export async function signCredential(signing: Signing, credential: UnsignedCredential): Promise<string> {
  const issuer = issuerOf(signing.publicUrl)
  const [key] = await readCredentialKeys(signing)
  const { id, validFrom, validUntil, credentialSubject } = credential
  const jwt = new SignJWT({
    ...writeCredential(credential),
    '@context': [...credential['@context'], claimContext],
  })
    .setProtectedHeader({ alg: credentialAlgorithm, typ: 'JWT', kid: keyOf(issuer, key.id) })
    .setIssuer(issuer)
    .setJti(id)
    .setSubject(credentialSubject.id)
    .setNotBefore(inSeconds(validFrom))
  if (validUntil !== undefined) jwt.setExpirationTime(inSeconds(validUntil))
  return jwt.sign(await importJWK(key.privateJwk, credentialAlgorithm))
}

// The context of W3C has the other claims. What no context defines is an error of a credential for 1EdTech's validator.
const claimContext = { jti: { '@id': 'https://www.iana.org/assignments/jwt#jti', '@type': '@id' } }
