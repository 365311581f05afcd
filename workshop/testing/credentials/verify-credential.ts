import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { verifyJWT } from 'did-jwt'
import { type DIDDocument, Resolver } from 'did-resolver'
import { decodeJwt } from 'jose'

/** Resolves the issuer from its document, as a verifier does who has it at hand. */
export const resolverOf = (document: unknown) =>
  new Resolver({
    web: async () => ({
      didResolutionMetadata: { contentType: 'application/did+json' },
      didDocument: document as DIDDocument,
      didDocumentMetadata: {},
    }),
  })

/** Verifies a credential by did-jwt and its issuer's document at `now` (ms), and returns what was signed. */
export async function verifyOutside(
  jwt: string,
  document: unknown,
  now: number,
): Promise<Record<string, unknown>> {
  const { payload } = await verifyJWT(jwt, {
    resolver: resolverOf(document),
    proofPurpose: 'assertionMethod',
    policies: { now: now / 1000 },
    skewTime: 0,
  })
  return payload
}

/** Whether a credential is revoked at `now` (ms), by Digital Bazaar's library and the list that the credential points to. */
export async function isRevokedOutside(
  credential: Record<string, unknown>,
  statusList: string,
  document: unknown,
  now: number,
): Promise<boolean> {
  const list = await verifyOutside(statusList, document, now)
  const { error, results = [] } = await checkStatus({
    credential,
    documentLoader: async (url: string) => ({ document: decodeJwt(statusList), documentUrl: url }),
    // The signature is checked above: the library knows signatures inside of JSON alone.
    verifyBitstringStatusListCredential: false,
    // It compares texts, and ours has a name beside it.
    verifyMatchingIssuers: false,
  })
  if (error) throw error
  if (list.iss !== credential.iss) throw new Error('the list is of another issuer')
  return results.some(({ status }) => status)
}
