import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose'
import { z } from 'zod'
import { certificateId } from '#features/certificates/contract/certificates.ts'
import { badgeUrl, certificateUrl, issuerOf, keyOf } from './credential.ts'
import { jwtAlgorithm, publicHalf, readCredentialKeys } from './credential-keys.ts'
import { isProofOf } from './embedded-proof.ts'
import { hasOwnShape, ownProof } from './own-shape.ts'
import type { Signing } from './sign-credential.ts'

/** What a credential is by itself, whatever has become of its certificate or badge. */
export type CheckedCredential =
  | { readonly kind: 'genuine'; readonly number: string }
  /** It says that it is ours, and is not as we signed it; with the number that it gives itself, if that is one. */
  | { readonly kind: 'forged'; readonly number: string | undefined }
  /** `none` is no credential of a certificate or badge. */
  | { readonly kind: 'foreign' | 'none' }

/** Of ours, in characters: they have some 6,000, with the most skills of the longest names 14,000, and what a longer one costs to read nobody should be able to ask for. */
export const longest = 20_000

/** `text` is a signed JSON, or a JWT, of anybody. */
export async function checkCredential(signing: Signing, text: string): Promise<CheckedCredential> {
  // An older badge may be no more than the address of what it says.
  if (/^https?:\/\/\S+$/.test(text)) return { kind: 'foreign' }
  const read = readJwt(text) ?? readJson(text)
  if (!read) return { kind: 'none' }
  const { credential, key } = read
  if (!claimsToBeOurs(signing.publicUrl, credential, key))
    return { kind: isCredential(credential) ? 'foreign' : 'none' }
  const isSigned =
    text.length <= longest &&
    (read.proof === undefined
      ? await isSignedJwt(signing, text, key)
      : await isSignedJson(signing, credential, read.proof))
  const number = numberIn(signing.publicUrl, textOf(credential.id))
  if (!isSigned) return { kind: 'forged', number }
  return number === undefined ? { kind: 'none' } : { kind: 'genuine', number }
}

function numberIn(publicUrl: string, id: string): string | undefined {
  const pages = [certificateUrl(publicUrl, ''), badgeUrl(publicUrl, '')]
  const page = pages.find((start) => id.startsWith(start))
  return page === undefined ? undefined : certificateId.safeParse(id.slice(page.length)).data
}

/** What is no text in a file may not even be made one. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type JsonObject = Readonly<Record<string, unknown>>

interface ReadCredential {
  readonly credential: JsonObject
  /** How the issuer is said to name the key; '' where nothing is said. */
  readonly key: string
  /** Undefined of a JWT. */
  readonly proof?: unknown
}

function readJwt(text: string): ReadCredential | undefined {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return undefined
  try {
    return { credential: decodeJwt(text), key: textOf(decodeProtectedHeader(text).kid) }
  } catch {
    return undefined
  }
}

const jsonObject = z.record(z.string(), z.unknown())
const named = z.object({ verificationMethod: z.string() })

function readJson(text: string): ReadCredential | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const found = jsonObject.safeParse(parsed)
  if (!found.success) return undefined
  const { proof: proofs, ...credential } = found.data
  // One alone, in a list or not.
  const proof = Array.isArray(proofs) && proofs.length === 1 ? proofs[0] : proofs
  return { credential, proof: proof ?? null, key: named.safeParse(proof).data?.verificationMethod ?? '' }
}

function claimsToBeOurs(publicUrl: string, credential: JsonObject, key: string): boolean {
  const issuer = issuerOf(publicUrl)
  const said = jsonObject.safeParse(credential.issuer).data?.id ?? credential.issuer
  return (
    said === issuer ||
    credential.iss === issuer ||
    key.startsWith(keyOf(issuer, '')) ||
    textOf(credential.id).startsWith(`${publicUrl}/`)
  )
}

/** Of W3C and of Open Badges, old ones too. */
const credentialTypes = ['VerifiableCredential', 'OpenBadgeCredential', 'AchievementCredential', 'Assertion']

const isCredential = ({ type, vc, credentialSubject }: JsonObject): boolean =>
  [type].flat().some((name) => credentialTypes.includes(textOf(name))) ||
  vc !== undefined ||
  credentialSubject !== undefined

async function isSignedJwt(signing: Signing, text: string, kid: string): Promise<boolean> {
  const { jwt } = await readCredentialKeys(signing)
  const issuer = issuerOf(signing.publicUrl)
  const key = jwt.find(({ id }) => keyOf(issuer, id) === kid)
  if (!key) return false
  try {
    await compactVerify(text, await importJWK(publicHalf(key), jwtAlgorithm), { algorithms: [jwtAlgorithm] })
    return true
  } catch {
    return false
  }
}

async function isSignedJson(signing: Signing, credential: JsonObject, proof: unknown): Promise<boolean> {
  const own = ownProof.safeParse(proof)
  if (!own.success || !hasOwnShape(credential)) return false
  const controller = issuerOf(signing.publicUrl)
  const { embedded } = await readCredentialKeys(signing)
  const method = own.data.verificationMethod
  const key = embedded.find(({ id }) => keyOf(controller, id) === method)
  return key !== undefined && (await isProofOf(credential, own.data, { controller, key, method }))
}
