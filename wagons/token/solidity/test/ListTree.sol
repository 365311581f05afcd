// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";

/// @dev An entry of a list, as the site publishes it.
struct Entry {
    address account;
    bytes32 claimId;
}

/// @dev The tree of a list, as OpenZeppelin's `StandardMerkleTree` shapes it: a node's children are at 2i + 1 and 2i + 2.
library ListTree {
    function leaf(Entry memory entry) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(entry.account, entry.claimId))));
    }

    function build(Entry[] memory entries) internal pure returns (bytes32[] memory tree) {
        uint256 count = entries.length;
        if (count == 0) return new bytes32[](1);
        tree = new bytes32[](2 * count - 1);
        for (uint256 i = 0; i < count; i++) tree[tree.length - 1 - i] = leaf(entries[i]);
        for (uint256 i = count - 1; i > 0; i--) {
            tree[i - 1] = Hashes.commutativeKeccak256(tree[2 * i - 1], tree[2 * i]);
        }
    }

    /// @param index Of the entry in the list.
    function proofOf(bytes32[] memory tree, uint256 index) internal pure returns (bytes32[] memory proof) {
        uint256 length = 0;
        for (uint256 i = tree.length - 1 - index; i > 0; i = (i - 1) / 2) length++;
        proof = new bytes32[](length);
        uint256 node = tree.length - 1 - index;
        for (uint256 i = 0; i < length; i++) {
            proof[i] = tree[node % 2 == 0 ? node - 1 : node + 1];
            node = (node - 1) / 2;
        }
    }
}
