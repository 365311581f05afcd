// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {EduTrainCertificate} from "../EduTrainCertificate.sol";
import {IERC5192} from "../IERC5192.sol";
import {Entry, ListTree} from "./ListTree.sol";
import {TokenTest} from "./TokenTest.sol";
import {vm} from "./Vm.sol";

contract ClaimTest is TokenTest {
    using ListTree for *;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function test_a_learner_on_the_list_claims_a_locked_token() public {
        uint256 tokenId = uint256(claimIdOf(0));
        vm.expectEmit();
        emit Transfer(address(0), learner(0), tokenId);
        vm.expectEmit();
        emit IERC5192.Locked(tokenId);
        claimAs(0);

        vm.assertEq(token.ownerOf(tokenId), learner(0));
        vm.assertEq(token.balanceOf(learner(0)), 1);
        vm.assertTrue(token.locked(tokenId));
        vm.assertEq(token.tokenURI(tokenId), METADATA_URL);
        assertStatus(0, EduTrainCertificate.Status.Held);
    }

    function test_a_claim_is_made_once() public {
        claimAs(0);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.AlreadyClaimed.selector, claimIdOf(0)));
        vm.prank(learner(0));
        token.claim(claimIdOf(0), tree.proofOf(0));
    }

    function test_a_learner_who_changed_the_address_gets_no_second_token() public {
        claimAs(0);
        list[0].account = stranger;
        publish(list);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.AlreadyClaimed.selector, claimIdOf(0)));
        vm.prank(stranger);
        token.claim(claimIdOf(0), tree.proofOf(0));
    }

    function test_a_claim_that_the_newest_list_lacks_is_refused() public {
        bytes32[] memory earlierProof = tree.proofOf(0);
        list[0] = list[2];
        list.pop();
        publish(list);
        expectNotOnList(learner(0), claimIdOf(0));
        vm.prank(learner(0));
        token.claim(claimIdOf(0), earlierProof);
    }

    function test_nothing_can_be_claimed_while_the_root_is_zero() public {
        vm.prank(owner);
        token.setRoot(0);
        expectNotOnList(learner(0), claimIdOf(0));
        vm.prank(learner(0));
        token.claim(claimIdOf(0), tree.proofOf(0));
        expectNotOnList(learner(0), claimIdOf(0));
        vm.prank(learner(0));
        token.claim(claimIdOf(0), new bytes32[](0));
    }

    function test_an_inner_node_of_the_tree_is_no_claim() public {
        // The root's children in place of an address and a claim id.
        address account = address(uint160(uint256(tree[1])));
        expectNotOnList(account, tree[2]);
        vm.prank(account);
        token.claim(tree[2], new bytes32[](0));
    }

    function testFuzz_only_the_listed_address_claims_with_a_proof(address caller, uint256 i) public {
        i %= 3;
        vm.assume(caller != learner(i));
        expectNotOnList(caller, claimIdOf(i));
        vm.prank(caller);
        token.claim(claimIdOf(i), tree.proofOf(i));
    }

    function testFuzz_a_proof_is_of_one_claim_id(bytes32 claimId, uint256 i) public {
        i %= 3;
        vm.assume(claimId != claimIdOf(i));
        expectNotOnList(learner(i), claimId);
        vm.prank(learner(i));
        token.claim(claimId, tree.proofOf(i));
    }

    function testFuzz_a_proof_with_one_bit_changed_is_refused(uint8 bit, uint256 i) public {
        i %= 3;
        bytes32[] memory proof = tree.proofOf(i);
        proof[0] ^= bytes32(uint256(1) << bit);
        expectNotOnList(learner(i), claimIdOf(i));
        vm.prank(learner(i));
        token.claim(claimIdOf(i), proof);
    }

    function testFuzz_each_learner_on_a_list_of_any_length_can_claim(uint8 length, uint256 seed) public {
        uint256 count = uint256(length) + 1;
        Entry[] memory entries = new Entry[](count);
        for (uint256 i = 0; i < count; i++) {
            entries[i] = Entry(address(uint160(uint256(keccak256(abi.encode(seed, i))))), claimIdOf(i));
        }
        publish(entries);
        uint256 chosen = seed % count;
        vm.prank(entries[chosen].account);
        token.claim(claimIdOf(chosen), tree.proofOf(chosen));
        vm.assertEq(token.ownerOf(uint256(claimIdOf(chosen))), entries[chosen].account);
    }

    function test_a_token_that_does_not_exist_has_no_lock_no_document_and_no_holder() public {
        uint256 tokenId = uint256(claimIdOf(0));
        bytes memory fault = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId);
        vm.expectRevert(fault);
        token.locked(tokenId);
        vm.expectRevert(fault);
        token.tokenURI(tokenId);
        vm.expectRevert(fault);
        token.ownerOf(tokenId);
        assertStatus(0, EduTrainCertificate.Status.Unclaimed);
    }

    function expectNotOnList(address account, bytes32 claimId) private {
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.NotOnList.selector, account, claimId));
    }
}
