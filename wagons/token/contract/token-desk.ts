import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cursor, timestamp } from '#platform/contract/values.ts'

const hex = z.string().regex(/^0x[\da-fA-F]*$/)

/** For the operator's own wallet to send; `to` is null where it creates the contract. No value is ever sent along. */
const transaction = z.object({ chainId: z.int(), to: hex.nullable(), data: hex })

export type TokenTransaction = z.output<typeof transaction>

/** Where the description of every token is: at this site, or in the contract itself. */
const metadataPlace = z.enum(['site', 'contract'])

const list = z.object({ id: z.string(), root: hex, entries: z.int(), madeAt: timestamp })

/**
 * `onChain` is null without a contract, and `away` when the node does not answer; `wrong-chain`: the node is not one of
 * `TOKEN_CHAIN_ID`.
 */
export const getTokenOverview = endpoint({
  method: 'GET',
  path: '/api/operator/token',
  access: 'operator',
  summary: 'Read what the chain has, beside what it should have',
  output: z.object({
    chainId: z.int().nullable(),
    chainName: z.string().nullable(),
    contract: hex.nullable(),
    explorerUrl: z.string().nullable(),
    /** As in the public `TokenChain`, before there is a contract too. */
    publicRpcUrl: z.string().nullable(),
    /** What a contract would keep for good; null once there is one. `mayDeploy`: no real chain is to keep an address of a trial. */
    deployment: z
      .object({
        siteUrl: z.string(),
        /** The description with its picture, as JSON, for a contract that needs no site. */
        ownDocument: z.string(),
        mayDeploy: z.boolean(),
      })
      .nullable(),
    onChain: z
      .union([
        z.enum(['away', 'wrong-chain', 'no-contract']),
        z.object({
          owner: hex,
          pendingOwner: hex.nullable(),
          root: hex,
          /** The chain's code is what this version compiles to. */
          isOurCode: z.boolean(),
        }),
      ])
      .nullable(),
    /** Null before the first list that names learners by claim ids. */
    latestList: list.nullable(),
    /** The list of this site whose root the chain has; null if none. */
    listOnChain: list.nullable(),
    /** 200 stands for that and more, here and below; null where the chain cannot be asked. */
    signedClaims: z.int().nullable(),
    revocations: z.int().nullable(),
  }),
  errors: {},
})

/** `owner` is meant to be a wallet that several people sign for. */
export const getDeployTransaction = endpoint({
  method: 'GET',
  path: '/api/operator/token/deploy',
  access: 'operator',
  summary: 'Read the transaction that deploys the contract',
  query: z.strictObject({
    owner: z.string().regex(/^0x[\da-fA-F]{40}$/),
    metadata: metadataPlace.default('site'),
  }),
  /** `metadataUrl` is in the contract for good. */
  output: z.object({ transaction, metadataUrl: z.string() }),
  errors: { 'no-chain': 409, 'no-public-url': 409 },
})

export const getRootTransaction = endpoint({
  method: 'GET',
  path: '/api/operator/token/root',
  access: 'operator',
  summary: 'Read the transaction that puts the latest list on the chain',
  output: z.object({ transaction, list }),
  errors: { 'no-contract': 409, 'no-list': 409 },
})

/** Those that can be sent now: listed on the chain, not claimed, before their deadline. The oldest first, fifty a page. */
export const listSignedClaims = endpoint({
  method: 'GET',
  path: '/api/operator/token/signed-claims',
  access: 'operator',
  summary: 'List the claims that learners have signed, each with its transaction',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.object({
    claims: z.array(
      z.object({
        accountId: z.string(),
        address: hex,
        signedAt: timestamp,
        /** In seconds. */
        deadline: z.int(),
        transaction,
      }),
    ),
    /**
     * Those of the page that a key has signed, in one transaction in which each may fail for itself; null where there are
     * fewer than two, or the chain has no contract for it. The others are sent one by one.
     */
    batch: z.object({ transaction, accountIds: z.array(z.string()) }).nullable(),
    next: cursor.nullable(),
  }),
  errors: { 'no-contract': 409, 'chain-away': 503 },
})

/**
 * Of revoked certificates whose token is held, or could still be claimed from the list on the chain or from the latest.
 * The oldest first, at most fifty a page.
 */
export const listTokenRevocations = endpoint({
  method: 'GET',
  path: '/api/operator/token/revocations',
  access: 'operator',
  summary: 'List the tokens to revoke because their certificates were, each with its transaction',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.object({
    revocations: z.array(
      z.object({
        claimId: hex,
        /** These three are null once the account is deleted. */
        accountId: z.string().nullable(),
        certificateId: z.string().nullable(),
        name: z.string().nullable(),
        revokedAt: timestamp,
        status: z.enum(['unclaimed', 'held']),
        transaction,
      }),
    ),
    next: cursor.nullable(),
  }),
  errors: { 'no-contract': 409, 'chain-away': 503 },
})
