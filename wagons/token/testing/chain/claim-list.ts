import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { type Address, encodePacked, type Hex, keccak256, stringToBytes } from 'viem'

export interface ListedClaim {
  readonly account: Address
  readonly claimId: Hex
}

/** A list as the site makes one, with the proofs of its entries. */
export function makeClaimList(claims: readonly ListedClaim[]) {
  const values = claims.map(({ account, claimId }) => [account, claimId])
  const tree = StandardMerkleTree.of(values, ['address', 'bytes32'])
  return {
    root: tree.root as Hex,
    proofOf: (claim: ListedClaim) => tree.getProof([claim.account, claim.claimId]) as Hex[],
  }
}

/**
 * The proofs that claims would have on a list of so many entries, without making that list: above the claims' own tree,
 * neighbours are hashes of nothing.
 */
export function makeDeepList(claims: readonly ListedClaim[], entries: number) {
  const own = makeClaimList(claims)
  const levels = Math.ceil(Math.log2(entries)) - Math.ceil(Math.log2(claims.length))
  const above = Array.from({ length: levels }, (_, level) => namedHash(`node ${level}`))
  const root = above.reduce((node, sibling) => {
    const pair = [node, sibling].toSorted() as [Hex, Hex]
    return keccak256(encodePacked(['bytes32', 'bytes32'], pair))
  }, own.root)
  return { root, proofOf: (claim: ListedClaim) => [...own.proofOf(claim), ...above] }
}

/** 32 bytes that look random and are the same in every run. */
export const namedHash = (name: string): Hex => keccak256(stringToBytes(name))
