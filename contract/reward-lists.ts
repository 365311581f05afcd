import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { timestamp } from './values.ts'

/** Why a learner with a certificate is not on a list. */
const reason = z.enum([
  /** None is known. */
  'no-address',
  /** It is none, or its case shows a mistake (EIP-55). */
  'wrong-address',
  /** It is in one case, which would not show a mistake. */
  'unchecked-address',
  /** Another account has verified it, or has the older certificate. */
  'address-of-another',
  'account-disabled',
  'certificate-revoked',
])

/** A list of who gets a token, as it was made. `root` is that of its Merkle tree. */
const summary = z.object({
  id: z.string(),
  madeAt: timestamp,
  madeBy: z.string(),
  root: z.string(),
  entries: z.int(),
  /** What its leaves name: `certificate-hash` can be computed by any reader who sees the certificate (decision 48). */
  claimedBy: z.enum(['claim-id', 'certificate-hash']),
  /** How many with a certificate were not on it. */
  leftOut: z.record(reason, z.int()),
})

export type RewardListSummary = z.output<typeof summary>

/** An address, as EIP-55 writes it, and the learner's claim id (or what the list has in its place, see `claimedBy`). */
const value = z.tuple([z.string(), z.string()])

const listParams = z.strictObject({ listId: z.string().max(64) })
const unknownList = { 'unknown-list': 404 } as const

/** Makes a list from what is stored now. When it would be the latest one over again, answers that one. */
export const createRewardList = endpoint({
  method: 'POST',
  path: '/api/operator/reward-lists',
  access: 'operator',
  freshness: 'recent',
  summary: 'Create the list of who gets a token',
  output: z.object({ list: summary, isNew: z.boolean() }),
  errors: { 'nobody-entitled': 409 },
})

/** The latest twenty, the latest first. */
export const listRewardLists = endpoint({
  method: 'GET',
  path: '/api/operator/reward-lists',
  access: 'operator',
  summary: 'List the lists of who gets a token',
  output: z.object({ lists: z.array(summary) }),
  errors: {},
})

/** For a tool that sends tokens; in the order of the addresses' digits. */
export const exportAirdrop = endpoint({
  method: 'POST',
  path: '/api/operator/reward-lists/:listId/airdrop.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export a reward list for an airdrop tool',
  params: listParams,
  format: 'csv',
  output: z.object({ address: z.string(), claim: z.string() }),
  errors: unknownList,
})

/** What `StandardMerkleTree.load` of `@openzeppelin/merkle-tree` reads. */
const dump = z.object({
  format: z.literal('standard-v1'),
  leafEncoding: z.array(z.string()),
  tree: z.array(z.string()),
  values: z.array(z.object({ value, treeIndex: z.int() })),
})

export type RewardTreeDump = z.output<typeof dump>

export const exportRewardTree = endpoint({
  method: 'POST',
  path: '/api/operator/reward-lists/:listId/merkle-tree',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export a reward list as a Merkle tree',
  params: listParams,
  output: dump,
  errors: unknownList,
})

/** Those with a certificate who would not be on a list made now. */
export const exportLeftOut = endpoint({
  method: 'POST',
  path: '/api/operator/reward-lists/left-out.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export who would be left out of a reward list, and why',
  format: 'csv',
  output: z.object({ certificate_id: z.string(), email: z.string().nullable(), reason }),
  errors: {},
})

/** A learner's place on the latest list, to be shown to whatever hands out the token. */
const proof = z.object({
  madeAt: timestamp,
  root: z.string(),
  leafEncoding: z.array(z.string()),
  value,
  proof: z.array(z.string()),
})

export type RewardProof = z.output<typeof proof>

export const getRewardProof = endpoint({
  method: 'GET',
  path: '/api/reward-proof',
  access: 'learner',
  summary: 'Read the proof that your own address is on the latest reward list; null if it is not',
  output: z.object({ proof: proof.nullable() }),
  errors: {},
})
