import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'

/** In EIP-55 case. */
const wallet = z.object({ address: z.string(), verifiedAt: timestamp })

export type Wallet = z.output<typeof wallet>

const addressInput = z.string().regex(/^0x[\da-fA-F]{40}$/, 'must be 0x followed by 40 hexadecimal digits')

/** An EIP-4361 message for `personal_sign`; its nonce works once, for this account, for ten minutes. */
export const startWalletProof = endpoint({
  method: 'POST',
  path: '/api/wallet/nonce',
  access: 'learner',
  summary: 'Request a message for verifying an Ethereum address',
  localized: true,
  body: z.strictObject({
    address: addressInput,
    /** EIP-155; a contract wallet is looked for on this chain. */
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
    /** Not EIP-4361, of another site, too old, or valid for too long. */
    'message-refused': 422,
    /** Used, unknown, expired, or of another account. */
    'nonce-refused': 409,
    'wrong-signature': 422,
    /** Only the wallet's contract can check it, and no node is configured. */
    'contract-wallet': 422,
    'address-taken': 409,
    /** By a link for a wallet alone. */
    'other-address': 409,
  },
})

export const removeWallet = endpoint({
  method: 'DELETE',
  path: '/api/wallet',
  access: 'learner',
  summary: 'Remove the verified address',
  output: z.object({}),
  errors: {},
})

export const walletExport = z.object({
  verified: z.object({ address: z.string(), verifiedAt: timestamp }).nullable(),
  begun: z.array(z.object({ at: timestamp, until: timestamp })),
})

export type WalletExport = z.output<typeof walletExport>
