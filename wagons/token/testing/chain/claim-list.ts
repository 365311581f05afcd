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
 * The proof that a claim would have on a list of so many others, without making that list: its neighbours are hashes of
 * nothing.
 */
export function makeDeepProof({ account, claimId }: ListedClaim, entries: number) {
  const proof = Array.from({ length: Math.ceil(Math.log2(entries)) }, (_, level) =>
    namedHash(`node ${level}`),
  )
  const leaf = StandardMerkleTree.of([[account, claimId]], ['address', 'bytes32']).root as Hex
  const root = proof.reduce((node, sibling) => {
    const pair = [node, sibling].toSorted() as [Hex, Hex]
    return keccak256(encodePacked(['bytes32', 'bytes32'], pair))
  }, leaf)
  return { root, proof }
}

/** 32 bytes that look random and are the same in every run. */
export const namedHash = (name: string): Hex => keccak256(stringToBytes(name))
