import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { timestamp } from '#platform/contract/values.ts'

export const leftOutReason = z.enum([
  'no-address',
  /** Malformed, or its case shows a mistake (EIP-55). */
  'wrong-address',
  /** In one case, which cannot show a mistake. */
  'unchecked-address',
  /** Another account has verified it, or has the older certificate. */
  'address-of-another',
  'account-disabled',
  'certificate-revoked',
])

const summary = z.object({
  id: z.string(),
  madeAt: timestamp,
  madeBy: z.string(),
  root: z.string(),
  entries: z.int(),
  /** `certificate-hash` can be computed by any reader of the certificate (decision 48). */
  claimedBy: z.enum(['claim-id', 'certificate-hash']),
  leftOut: z.record(leftOutReason, z.int()),
})

export type RewardListSummary = z.output<typeof summary>

/** The EIP-55 address, and what `claimedBy` names. */
const value = z.tuple([z.string(), z.string()])

const listParams = z.strictObject({ listId: z.string().max(64) })
const unknownList = { 'unknown-list': 404 } as const

/** Answers the latest list if nothing has changed. */
export const createRewardList = endpoint({
  method: 'POST',
  path: '/api/operator/reward-lists',
  access: 'operator',
  freshness: 'recent',
  summary: 'Create a reward list',
  output: z.object({ list: summary, isNew: z.boolean() }),
  errors: { 'nobody-entitled': 409 },
})

export const listRewardLists = endpoint({
  method: 'GET',
  path: '/api/operator/reward-lists',
  access: 'operator',
  summary: 'List the reward lists',
  output: z.object({ lists: z.array(summary) }),
  errors: {},
})

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

/** Read by `StandardMerkleTree.load` of `@openzeppelin/merkle-tree`. */
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

export const exportLeftOut = endpoint({
  method: 'POST',
  path: '/api/operator/reward-lists/left-out.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Export who would be left out of a reward list, and why',
  format: 'csv',
  localized: true,
  output: z.object({ certificate_id: z.string(), email: z.string().nullable(), reason: leftOutReason }),
  errors: {},
})

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

export const rewardListsExport = z.array(z.object({ madeAt: timestamp, address: z.string() }))

export type RewardListsExport = z.output<typeof rewardListsExport>
