import { importJWK, SignJWT } from 'jose'
import { inSeconds } from '#platform/server/clock/clock.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { StoredCredentialKey } from '../records/credential-key.store.ts'
import { issuerOf, keyOf, type UnsignedCredential, writeCredential } from './credential.ts'
import { jwtAlgorithm, readCredentialKeys } from './credential-keys.ts'
import { embedProof } from './embedded-proof.ts'

export type Signing = Pick<Parts, 'db' | 'clock' | 'publicUrl'>

export type CredentialForm = 'jwt' | 'json'

export async function signCredential(signing: Signing, credential: UnsignedCredential, form: CredentialForm) {
  const issuer = issuerOf(signing.publicUrl)
  const { jwt, embedded } = await readCredentialKeys(signing)
  return form === 'jwt'
    ? writeJwt(credential, issuer, jwt[0], keyOf(issuer, jwt[0].id))
    : embedProof(credential, issuer, embedded[0], keyOf(issuer, embedded[0].id))
}

/** Open Badges 3.0 section 8.2. `kid` is how the issuer's document names the key. */
async function writeJwt(
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
