import { importJWK, SignJWT } from 'jose'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { credentialAlgorithm, readCredentialKeys } from './credential-key.ts'
import { issuerOf, keyOf } from './issuer.ts'

/** What signing needs; `publicUrl` is the address of the site, without a slash at its end. */
export interface Signing {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl: string
}

/** A credential (W3C Verifiable Credentials 2.0) without its issuer; `validFrom` in ms. */
export interface UnsignedCredential extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly validFrom: number
}

/**
 * Signs a credential with the newest key, as a JWT whose payload is the credential (W3C Securing Verifiable Credentials
 * using JOSE; Open Badges 3.0 §8.2). The registered claims say the same once more.
 */
export async function signCredential(signing: Signing, credential: UnsignedCredential): Promise<string> {
  const issuer = issuerOf(signing.publicUrl)
  const [key] = await readCredentialKeys(signing)
  const { id, validFrom } = credential
  return new SignJWT({ issuer, ...credential, validFrom: isoSeconds(validFrom) })
    .setProtectedHeader({ alg: credentialAlgorithm, typ: 'vc+jwt', cty: 'vc', kid: keyOf(issuer, key.id) })
    .setIssuer(issuer)
    .setJti(id)
    .setNotBefore(Math.floor(validFrom / 1000))
    .sign(await importJWK(key.privateJwk, credentialAlgorithm))
}

/** Whole seconds, as the claim beside it has them. */
const isoSeconds = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString().replace('.000', '')
