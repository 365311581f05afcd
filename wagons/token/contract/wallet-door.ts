import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'
import { startWalletProof, verifyWallet } from '#wagons/token/wallets/contract.ts'
import { beginClaim, saveSignedClaim, tokenChain } from './token.ts'

/**
 * A link into a wallet's own browser, where the learner is not logged in: it can verify a wallet where the account has
 * none, and sign the claim, and nothing else. The latest of each account works, for fifteen minutes, until it has signed.
 */
const code = z.string().min(20).max(64)

const withCode = z.strictObject({ code })
const errors = { 'door-closed': 410 } as const

export const openDoor = endpoint({
  method: 'POST',
  path: '/api/token/door',
  access: 'learner',
  summary: 'Open a link with which your wallet can be verified and your claim signed, for fifteen minutes',
  output: z.object({ code, expiresAt: timestamp }),
  errors: { 'not-offered': 409 },
})

export const closeDoor = endpoint({
  method: 'DELETE',
  path: '/api/token/door',
  access: 'learner',
  summary: 'Close your own link for a wallet; a newer one stays open',
  body: withCode,
  output: z.object({}),
  errors: {},
})

/**
 * `account`: the address, verified or typed, that the account has; null where there is none yet.
 * `email`: the account's, masked, since whoever has the link may have it of somebody else; null where it has none.
 */
export const checkDoor = endpoint({
  method: 'POST',
  path: '/api/token/door/check',
  access: 'public',
  summary: 'Read what a link for a wallet can do',
  body: withCode,
  output: z.object({
    chain: tokenChain,
    account: z.string().nullable(),
    email: z.string().nullable(),
    expiresAt: timestamp,
  }),
  errors,
})

export const startDoorProof = endpoint({
  method: 'POST',
  path: '/api/token/door/nonce',
  access: 'public',
  summary: 'Request a message for verifying an Ethereum address, by a link for a wallet',
  localized: true,
  body: startWalletProof.body.extend({ code }),
  output: startWalletProof.output,
  errors,
})

export const verifyDoorWallet = endpoint({
  method: 'PUT',
  path: '/api/token/door/wallet',
  access: 'public',
  summary: 'Verify an Ethereum address with a signed message, by a link for a wallet',
  body: verifyWallet.body.extend({ code }),
  maxBodyBytes: verifyWallet.maxBodyBytes,
  output: verifyWallet.output,
  /** `other-address`: the account has one already, verified or typed, which only its owner can change, logged in. */
  errors: { ...errors, ...verifyWallet.errors },
})

export const beginDoorClaim = endpoint({
  method: 'POST',
  path: '/api/token/door/claim',
  access: 'public',
  summary: 'Begin the claim of a token, by a link for a wallet',
  body: withCode,
  output: beginClaim.output,
  errors: { ...errors, ...beginClaim.errors },
})

export const saveDoorSignature = endpoint({
  method: 'PUT',
  path: '/api/token/door/signature',
  access: 'public',
  summary: 'Hand in a signed claim, by a link for a wallet, which is closed by it',
  body: saveSignedClaim.body.extend({ code }),
  maxBodyBytes: saveSignedClaim.maxBodyBytes,
  output: saveSignedClaim.output,
  errors: { ...errors, ...saveSignedClaim.errors },
})

/** The learner's own link, without its code, which is not kept. */
export const doorExport = z.object({ until: timestamp }).nullable()

export type DoorExport = z.output<typeof doorExport>
