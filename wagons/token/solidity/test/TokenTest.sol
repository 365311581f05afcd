// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EduTrainCertificate} from "../EduTrainCertificate.sol";
import {Entry, ListTree} from "./ListTree.sol";
import {vm} from "./Vm.sol";

/// @dev A token on a chain, three learners with claims, and what a test does with them.
abstract contract TokenScene {
    using ListTree for *;

    string internal constant METADATA_URL = "https://edutrain.example/token/metadata.json";
    uint256 internal constant NOW = 1_800_000_000;

    address internal immutable owner = address(0x0123);
    address internal immutable stranger = address(0x0666);
    EduTrainCertificate internal token;
    Entry[] internal list;
    bytes32[] internal tree;

    function prepare() internal {
        vm.warp(NOW);
        token = new EduTrainCertificate(owner, METADATA_URL);
        for (uint256 i = 0; i < 3; i++) list.push(Entry(learner(i), claimIdOf(i)));
        publish(list);
    }

    function keyOf(uint256 i) internal pure returns (uint256) {
        return 0xa11ce + i;
    }

    function learner(uint256 i) internal pure returns (address) {
        return vm.addr(keyOf(i));
    }

    function claimIdOf(uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode("claim", i));
    }

    function publish(Entry[] memory entries) internal {
        tree = entries.build();
        vm.prank(owner);
        token.setRoot(tree[0]);
    }

    function claimAs(uint256 i) internal {
        vm.prank(learner(i));
        token.claim(claimIdOf(i), tree.proofOf(i));
    }

    function digestOf(EduTrainCertificate target, Entry memory entry, uint256 deadline) internal view returns (bytes32) {
        (, string memory name, string memory version, uint256 chainId, address verifier, , ) = target.eip712Domain();
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                chainId,
                verifier
            )
        );
        bytes32 typeHash = keccak256("Claim(address account,bytes32 claimId,uint256 deadline)");
        bytes32 claim = keccak256(abi.encode(typeHash, entry.account, entry.claimId, deadline));
        return keccak256(abi.encodePacked(hex"1901", domain, claim));
    }

    function sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function signatureOf(uint256 i, uint256 deadline) internal view returns (bytes memory) {
        return sign(keyOf(i), digestOf(token, list[i], deadline));
    }

    function assertStatus(uint256 i, EduTrainCertificate.Status status) internal view {
        vm.assertEq(uint256(token.statusOf(claimIdOf(i))), uint256(status));
    }
}

abstract contract TokenTest is TokenScene {
    function setUp() public virtual {
        prepare();
    }
}
