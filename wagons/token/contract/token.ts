import { z } from 'zod'
import { endpoint, type Output } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'

const hexBytes = (bytes: number) => z.string().regex(new RegExp(`^0x[\\da-fA-F]{${bytes * 2}}$`))

/** In EIP-55 case when the server writes it. */
const address = hexBytes(20)

/** Where this site's tokens are. Public. */
export const tokenChain = z.object({
  /** EIP-155. */
  chainId: z.int(),
  name: z.string(),
  contract: address,
  /** Without a trailing slash; null where none is known. */
  explorerUrl: z.string().nullable(),
  /** A node that any wallet may use, for wallets that do not know the chain; null where none is known. */
  publicRpcUrl: z.string().nullable(),
  /** Whether the initiative promises to send, and pay for, what learners sign. */
  sendsClaims: z.boolean(),
})

export type TokenChain = z.output<typeof tokenChain>

/** Null while this site offers no token: `TOKEN_CONTRACT` is not set. */
export const getTokenChain = endpoint({
  method: 'GET',
  path: '/api/token/chain',
  access: 'public',
  summary: 'Read the chain and the contract of this site’s tokens; null if there is none',
  output: z.object({ chain: tokenChain.nullable() }),
  errors: {},
})

/** What `claim` and `claimFor` of the contract take; `proof` leads to `root`, which the chain has. */
const claim = z.object({
  account: address,
  claimId: hexBytes(32),
  root: hexBytes(32),
  proof: z.array(hexBytes(32)),
})

export type TokenClaim = z.output<typeof claim>

/** What is signed: it names no list, so it may be signed before there is one. */
const openClaim = claim.pick({ account: true, claimId: true })

export type OpenClaim = z.output<typeof openClaim>

/**
 * A `Claim` that the learner has signed (EIP-712), kept for the wallet that pays. `deadline` in seconds, as the contract
 * compares it; `hasEnded`: it has passed, and another one has to be signed.
 */
const signedClaim = z.object({
  deadline: z.int(),
  signedAt: timestamp,
  claimId: hexBytes(32),
  signature: z.string(),
  hasEnded: z.boolean(),
})

/**
 * `not-listed`: with the reason of the reward lists.
 * `waiting-for-list`: the next list will have the learner, with `account`.
 * `waiting-for-chain`: the latest list has the learner, the chain does not have that list. In both the claim can be signed.
 * `hasOtherAddress`: the account's address, which the next list will have, is no longer the one on that list, or there is
 * none any more; nothing signed can be sent then.
 * `chain-away`: the node did not answer; `claim` is of the latest list, null if that does not have the learner.
 */
const learnerToken = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not-offered') }),
  z.object({ state: z.literal('no-certificate') }),
  z.object({
    state: z.literal('not-listed'),
    reason: z.enum([
      'no-address',
      'wrong-address',
      'unchecked-address',
      'address-of-another',
      'account-disabled',
    ]),
  }),
  z.object({ state: z.literal('waiting-for-list'), account: address, signed: signedClaim.nullable() }),
  z.object({
    state: z.literal('waiting-for-chain'),
    account: address,
    listedAt: timestamp,
    signed: signedClaim.nullable(),
    hasOtherAddress: z.boolean(),
  }),
  z.object({
    state: z.literal('claimable'),
    claim,
    signed: signedClaim.nullable(),
    hasOtherAddress: z.boolean(),
  }),
  z.object({ state: z.literal('claimed'), claimId: hexBytes(32), holder: address }),
  z.object({ state: z.literal('burned'), claimId: hexBytes(32) }),
  z.object({ state: z.literal('revoked'), claimId: hexBytes(32) }),
  z.object({ state: z.literal('chain-away'), claim: claim.nullable() }),
])

export type LearnerToken = z.output<typeof learnerToken>

export const getToken = endpoint({
  method: 'GET',
  path: '/api/token',
  access: 'learner',
  summary: 'Read the state of your own token',
  output: z.object({
    chain: tokenChain.nullable(),
    token: learnerToken,
    /** The learner agreed that the certificate's public page says that there is a token. */
    isShown: z.boolean(),
  }),
  errors: {},
})

/** Gives the learner a claim id, if there is none yet, so that the claim can be signed before any list has it. */
export const beginClaim = endpoint({
  method: 'POST',
  path: '/api/token/claim',
  access: 'learner',
  summary: 'Begin the claim of your own token, to sign it',
  output: z.object({ claim: openClaim }),
  errors: { 'not-claimable': 409 },
})

/**
 * For a friend who pays: the claim id, a secret of 256 bits, is in the link. `waiting`: the chain has no list with it yet.
 * `over`: this site does not help with it any more, or never did.
 */
export const checkClaim = endpoint({
  method: 'POST',
  path: '/api/token/claim/check',
  access: 'public',
  summary: 'Read the proof and the state of a claim that somebody gave you',
  body: z.strictObject({ claimId: hexBytes(32) }),
  output: z.discriminatedUnion('state', [
    z.object({ state: z.literal('claimable'), ...claim.shape }),
    z.object({ state: z.literal('claimed'), account: address }),
    z.object({ state: z.enum(['burned', 'revoked', 'waiting', 'over', 'chain-away']) }),
  ]),
  errors: {},
})

export type CheckedClaim = Output<typeof checkClaim>

/** `Claim` of the contract's EIP-712 domain for the account on the list; replaces an earlier one. */
export const saveSignedClaim = endpoint({
  method: 'PUT',
  path: '/api/token/signature',
  access: 'learner',
  summary: 'Hand in a signed claim, so that another wallet may send it',
  body: z.strictObject({
    /** In seconds; at least an hour and at most 90 days from now. */
    deadline: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    signature: z.string().regex(/^0x([\da-fA-F]{2}){1,4096}$/, 'must be hexadecimal'),
  }),
  maxBodyBytes: 16 * 1024,
  output: z.object({ signed: signedClaim }),
  errors: { 'not-claimable': 409, 'deadline-refused': 422, 'wrong-signature': 422 },
})

/** Copies of it stay valid on the chain until its deadline. */
export const removeSignedClaim = endpoint({
  method: 'DELETE',
  path: '/api/token/signature',
  access: 'learner',
  summary: 'Take your own signed claim back from this site',
  output: z.object({}),
  errors: {},
})

/** The second consent; the page never names the address. */
export const saveShownToken = endpoint({
  method: 'PUT',
  path: '/api/token/shown',
  access: 'learner',
  summary: 'Choose whether the public page of your own certificate says that there is a token',
  body: z.strictObject({ isShown: z.boolean() }),
  output: z.object({ isShown: z.boolean() }),
  errors: { 'not-issued': 409 },
})

/** The claim that the learner has signed for another wallet to send; `deadline` in seconds. */
export const signedClaimExport = z
  .object({
    chainId: z.int(),
    contract: z.string(),
    claimId: z.string(),
    address: z.string(),
    deadline: z.int(),
    signature: z.string(),
    signedAt: timestamp,
  })
  .nullable()

export type SignedClaimExport = z.output<typeof signedClaimExport>
