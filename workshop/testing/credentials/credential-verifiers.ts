import { verifyCredential } from '@digitalcredentials/verifier-core'
import { verifyCredential as verifyVcJwt } from 'did-jwt-vc'
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose'
import { isRevokedOutside, resolverOf } from './verify-credential.ts'

/** Where the registry of known issuers, and the schema that verifier-core takes for Open Badges, would be fetched. */
export const registryUrl = 'https://registry.example/issuers.json'
export const schemaUrl =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/**
 * What a verifier says of the text of a credential, with what it fetches meanwhile: undefined when it accepts it, else
 * why not.
 */
export type Verifier = (credential: string) => Promise<string | undefined>

/** verifier-core, the library of VerifierPlus and the Learner Credential Wallet: signature, expiry, status, registry. */
export const verifierCore: Verifier = async (text) => {
  const knownDIDRegistries = [{ name: 'Registry', type: 'dcc-legacy', url: registryUrl }]
  const {
    errors,
    log = [],
    additionalInformation = [],
  } = await verifyCredential({
    credential: JSON.parse(text),
    knownDIDRegistries,
  })
  const wrong = [
    ...(errors ?? []).map(({ name, message }) => `${name}: ${message}`),
    ...log.filter((step) => step.valid !== true).map((step) => `${step.id}: ${step.error?.name ?? 'false'}`),
    ...additionalInformation.flatMap(({ results }) =>
      results.filter(({ result }) => !result.valid).map(({ result }) => JSON.stringify(result.errors)),
    ),
  ]
  if (wrong.length === 0 && log.length < 4) throw new Error('verifier-core left out a step')
  return wrong.length === 0 ? undefined : wrong.join('; ')
}

/**
 * did-jwt-vc, the library of Veramo: signature, issuer, times. Its look at the form is left out: it knows the data model
 * 1.1 alone. It does not look at the status, which Digital Bazaar's library does here.
 */
export const didJwtVc: Verifier = (jwt) =>
  withStatus(jwt, async (text, document) => {
    await verifyVcJwt(text, resolverOf(document), {
      policies: { format: false },
      proofPurpose: 'assertionMethod',
      skewTime: 0,
    })
  })

/** jose with the key that `kid` names: signature, issuer, times; the status as with did-jwt-vc. */
export const joseAlone: Verifier = (jwt) =>
  withStatus(jwt, async (text, document) => {
    const method = document.verificationMethod.find(({ id }) => id === decodeProtectedHeader(text).kid)
    const key = await importJWK(method?.publicKeyJwk ?? {})
    await jwtVerify(text, key, { issuer: document.id, typ: 'JWT', requiredClaims: ['sub', 'jti', 'nbf'] })
  })

interface IssuerDocument {
  readonly id: string
  readonly verificationMethod: readonly { readonly id: string; readonly publicKeyJwk?: JWK }[]
}

async function withStatus(
  jwt: string,
  verify: (text: string, document: IssuerDocument) => Promise<void>,
): Promise<string | undefined> {
  const badge = decodeJwt<{ credentialStatus: { statusListCredential: string } }>(jwt)
  const host = decodeURIComponent((badge.iss ?? '').replace('did:web:', ''))
  try {
    const document = (await (await fetch(`https://${host}/.well-known/did.json`)).json()) as IssuerDocument
    await verify(jwt, document)
    const list = await (await fetch(badge.credentialStatus.statusListCredential)).text()
    await verify(list, document)
    return (await isRevokedOutside(badge, list, document, Date.now())) ? 'revoked' : undefined
  } catch (error) {
    return String(error)
  }
}
