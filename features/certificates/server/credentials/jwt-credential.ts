import { importJWK, SignJWT } from 'jose'
import { inSeconds } from '#platform/server/clock/clock.ts'
import type { StoredCredentialKey } from '../records/credential-key.store.ts'
import { type UnsignedCredential, writeCredential } from './credential.ts'
import { jwtAlgorithm } from './credential-key.ts'

/** Open Badges 3.0 section 8.2. `kid` is how the issuer's document names the key. */
export async function writeJwt(
  credential: UnsignedCredential,
  issuer: string,
  { privateJwk }: StoredCredentialKey,
  kid: string,
): Promise<string> {
  const { id, validFrom, validUntil, credentialSubject } = credential
  const jwt = new SignJWT({
    ...writeCredential(credential),
    '@context': [...credential['@context'], claimContext],
  })
    .setProtectedHeader({ alg: jwtAlgorithm, typ: 'JWT', kid })
    .setIssuer(issuer)
    .setJti(id)
    .setSubject(credentialSubject.id)
    .setNotBefore(inSeconds(validFrom))
  if (validUntil !== undefined) jwt.setExpirationTime(inSeconds(validUntil))
  return jwt.sign(await importJWK(privateJwk, jwtAlgorithm))
}

// The context of W3C has the other claims. 1EdTech's validator refuses what no context defines.
const claimContext = { jti: { '@id': 'https://www.iana.org/assignments/jwt#jti', '@type': '@id' } }
