import type { TokenClaim } from '#wagons/token/contract/token.ts'

/** A claim that any wallet may send. `deadline` in seconds. */
export interface SignedClaim extends Pick<TokenClaim, 'account' | 'claimId' | 'proof'> {
  readonly deadline: number
  readonly signature: string
}

/** What a link has: no proof, which changes with each list. Links of earlier versions had one. */
export interface PayLink extends Omit<SignedClaim, 'proof'> {
  readonly proof: readonly string[] | null
}

const [version, versionWithProof] = [2, 1]
const [addressBytes, wordBytes, deadlineBytes] = [20, 32, 6]
/** A list of a billion learners needs thirty; signatures of contracts may be long. */
const [longestProof, longestSignature] = [64, 4096]
/** In seconds: the last that a date can name. */
const latestDeadline = 8.64e12

/** The fragment of the link for a friend, without `#`: it stays in browsers, no server sees it. */
export function writePayLink({ account, claimId, deadline, signature }: Omit<PayLink, 'proof'>): string {
  const parts = [
    version.toString(16).padStart(2, '0'),
    plain(account),
    plain(claimId),
    deadline.toString(16).padStart(deadlineBytes * 2, '0'),
    plain(signature),
  ]
  const bytes = parts.join('').match(/../g) ?? []
  const binary = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for what is none of our links, or not whole. */
export function readPayLink(fragment: string): PayLink | null {
  const bytes = readBase64Url(fragment)
  if (!bytes || (bytes[0] !== version && bytes[0] !== versionWithProof)) return null
  let at = 1
  function take(length: number) {
    at += length
    return bytes?.slice(at - length, at) ?? new Uint8Array()
  }
  const [account, claimId, deadline] = [take(addressBytes), take(wordBytes), take(deadlineBytes)]
  if (Number(hexOf(deadline)) > latestDeadline) return null
  const [count = 0] = bytes[0] === versionWithProof ? take(1) : []
  if (count > longestProof) return null
  const proof = Array.from({ length: count }, () => hexOf(take(wordBytes)))
  const signature = bytes.slice(at)
  if (signature.length === 0 || signature.length > longestSignature) return null
  return {
    account: hexOf(account),
    claimId: hexOf(claimId),
    proof: bytes[0] === versionWithProof ? proof : null,
    deadline: Number(hexOf(deadline)),
    signature: hexOf(signature),
  }
}

const plain = (hex: string) => hex.slice(2).toLowerCase()

const hexOf = (bytes: Uint8Array) =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

function readBase64Url(text: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
