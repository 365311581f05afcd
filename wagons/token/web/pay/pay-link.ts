import type { TokenClaim } from '#wagons/token/contract/token.ts'

/** A claim that any wallet may send. `deadline` in seconds. */
export interface SignedClaim extends Pick<TokenClaim, 'account' | 'claimId' | 'proof'> {
  readonly deadline: number
  readonly signature: string
}

const version = 1
const [addressBytes, wordBytes, deadlineBytes] = [20, 32, 6]
/** A list of a billion learners needs thirty; signatures of contracts may be long. */
const [longestProof, longestSignature] = [64, 4096]
/** In seconds: the last that a date can name. */
const latestDeadline = 8.64e12

/** The fragment of the link for a friend, without `#`: it stays in browsers, no server sees it. */
export function writePayLink({ account, claimId, proof, deadline, signature }: SignedClaim): string {
  const parts = [
    '01',
    plain(account),
    plain(claimId),
    deadline.toString(16).padStart(deadlineBytes * 2, '0'),
    proof.length.toString(16).padStart(2, '0'),
    ...proof.map(plain),
    plain(signature),
  ]
  const bytes = parts.join('').match(/../g) ?? []
  const binary = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for what is none of our links, or not whole. */
export function readPayLink(fragment: string): SignedClaim | null {
  const bytes = readBase64Url(fragment)
  if (!bytes || bytes[0] !== version) return null
  let at = 1
  function take(length: number) {
    at += length
    return bytes?.slice(at - length, at) ?? new Uint8Array()
  }
  const [account, claimId, deadline] = [take(addressBytes), take(wordBytes), take(deadlineBytes)]
  const [count = 0] = take(1)
  if (count > longestProof || Number(hexOf(deadline)) > latestDeadline) return null
  const proof = Array.from({ length: count }, () => hexOf(take(wordBytes)))
  const signature = bytes.slice(at)
  if (signature.length === 0 || signature.length > longestSignature) return null
  return {
    account: hexOf(account),
    claimId: hexOf(claimId),
    proof,
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
