import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { timestamp } from './values.ts'

/** An address that its holder has verified; written as EIP-55 has it. */
const wallet = z.object({ address: z.string(), verifiedAt: timestamp })

export type Wallet = z.output<typeof wallet>

const addressInput = z.string().regex(/^0x[\da-fA-F]{40}$/, 'must be 0x followed by 40 hexadecimal digits')

/**
 * Begins the proof of an address: a message as EIP-4361 (Sign-In with Ethereum) has it, in the name of this site, with
 * a nonce that works once, for this account, for ten minutes. The wallet signs it by `personal_sign`.
 */
export const startWalletProof = endpoint({
  method: 'POST',
  path: '/api/wallet/nonce',
  access: 'learner',
  summary: 'Request a message for verifying an Ethereum address',
  localized: true,
  body: z.strictObject({
    address: addressInput,
    /** EIP-155. A contract wallet is looked for on this chain. */
    chainId: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  }),
  output: z.object({ message: z.string(), expiresAt: timestamp }),
  errors: {},
})

export const getWallet = endpoint({
  method: 'GET',
  path: '/api/wallet',
  access: 'learner',
  summary: 'Read the verified address; null if there is none',
  output: z.object({ wallet: wallet.nullable() }),
  errors: {},
})

/** Proves an address, which takes the place of the one that was verified before. */
export const verifyWallet = endpoint({
  method: 'PUT',
  path: '/api/wallet',
  access: 'learner',
  summary: 'Verify an Ethereum address with a signed message',
  body: z.strictObject({
    message: z.string().max(2000),
    signature: z.string().regex(/^0x([\da-fA-F]{2}){1,4096}$/, 'must be hexadecimal'),
  }),
  maxBodyBytes: 16 * 1024,
  output: z.object({ wallet }),
  errors: {
    /** Not in the form of EIP-4361, of another site, too old, or for too long. */
    'message-refused': 422,
    /** Used, unknown, expired, or of another account. */
    'nonce-refused': 409,
    /** Not by the address that the message names. */
    'wrong-signature': 422,
    /** A signature that only the contract of a wallet can judge, and this server is told of no node to ask. */
    'contract-wallet': 422,
    /** Another account has verified it. */
    'address-taken': 409,
  },
})

/** Idempotent. */
export const removeWallet = endpoint({
  method: 'DELETE',
  path: '/api/wallet',
  access: 'learner',
  summary: 'Remove the verified address',
  output: z.object({}),
  errors: {},
})
