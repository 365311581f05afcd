// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {EduTrainCertificate} from "../EduTrainCertificate.sol";
import {ListTree} from "./ListTree.sol";
import {TokenTest} from "./TokenTest.sol";
import {vm} from "./Vm.sol";

contract OwnerTest is TokenTest {
    using ListTree for *;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function test_the_owner_replaces_the_list() public {
        bytes32 newRoot = keccak256("another list");
        vm.expectEmit();
        emit EduTrainCertificate.RootChanged(tree[0], newRoot);
        vm.prank(owner);
        token.setRoot(newRoot);
        vm.assertEq(token.root(), newRoot);
    }

    function testFuzz_only_the_owner_lists_revokes_and_hands_over(address caller) public {
        // No call comes from the zero address, which is the invited one while there is none.
        vm.assume(caller != owner && caller != address(0));
        bytes memory fault = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller);
        vm.expectRevert(fault);
        vm.prank(caller);
        token.setRoot(0);
        vm.expectRevert(fault);
        vm.prank(caller);
        token.revoke(claimIdOf(0));
        vm.expectRevert(fault);
        vm.prank(caller);
        token.transferOwnership(caller);
        vm.expectRevert(fault);
        vm.prank(caller);
        token.acceptOwnership();
    }

    function test_a_revoked_token_is_gone_for_good() public {
        claimAs(0);
        vm.expectEmit();
        emit Transfer(learner(0), address(0), uint256(claimIdOf(0)));
        vm.expectEmit();
        emit EduTrainCertificate.Revoked(claimIdOf(0));
        vm.prank(owner);
        token.revoke(claimIdOf(0));

        vm.assertEq(token.balanceOf(learner(0)), 0);
        assertStatus(0, EduTrainCertificate.Status.Revoked);
        expectSpent(0);
        claimAs(0);
    }

    function test_a_claim_can_be_revoked_before_it_is_made() public {
        vm.expectEmit();
        emit EduTrainCertificate.Revoked(claimIdOf(0));
        vm.prank(owner);
        token.revoke(claimIdOf(0));
        assertStatus(0, EduTrainCertificate.Status.Revoked);
        expectSpent(0);
        claimAs(0);
    }

    function test_a_burned_token_can_be_revoked_and_stays_spent() public {
        claimAs(0);
        vm.prank(learner(0));
        token.burn(uint256(claimIdOf(0)));
        vm.expectEmit();
        emit EduTrainCertificate.Revoked(claimIdOf(0));
        vm.prank(owner);
        token.revoke(claimIdOf(0));

        assertStatus(0, EduTrainCertificate.Status.Revoked);
        vm.assertEq(token.balanceOf(learner(0)), 0);
        expectSpent(0);
        claimAs(0);
    }

    function test_revoking_twice_changes_nothing_and_does_not_fail() public {
        claimAs(0);
        for (uint256 i = 0; i < 2; i++) {
            vm.prank(owner);
            token.revoke(claimIdOf(i));
            vm.recordLogs();
            vm.prank(owner);
            token.revoke(claimIdOf(i));
            vm.assertEq(vm.getRecordedLogs().length, 0);
            assertStatus(i, EduTrainCertificate.Status.Revoked);
            expectSpent(i);
            claimAs(i);
        }
        vm.assertEq(token.balanceOf(learner(0)), 0);
    }

    function test_a_revoked_token_cannot_be_burned() public {
        claimAs(0);
        vm.prank(owner);
        token.revoke(claimIdOf(0));
        uint256 tokenId = uint256(claimIdOf(0));
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId));
        vm.prank(learner(0));
        token.burn(tokenId);
        assertStatus(0, EduTrainCertificate.Status.Revoked);
    }

    function test_the_owner_cannot_claim_burn_or_move_for_a_learner() public {
        bytes32[] memory proof = tree.proofOf(0);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.NotOnList.selector, owner, claimIdOf(0)));
        vm.prank(owner);
        token.claim(claimIdOf(0), proof);

        claimAs(0);
        uint256 tokenId = uint256(claimIdOf(0));
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.NotHolder.selector, owner, tokenId));
        vm.prank(owner);
        token.burn(tokenId);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.NotTransferable.selector));
        vm.prank(owner);
        token.transferFrom(learner(0), owner, tokenId);
    }

    function test_a_new_owner_has_to_accept() public {
        address next = learner(2);
        vm.prank(owner);
        token.transferOwnership(next);
        vm.assertEq(token.owner(), owner);
        vm.assertEq(token.pendingOwner(), next);

        vm.prank(next);
        token.acceptOwnership();
        vm.assertEq(token.owner(), next);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, owner));
        vm.prank(owner);
        token.setRoot(0);
    }

    function test_ownership_cannot_be_renounced() public {
        bytes memory fault = abi.encodeWithSelector(EduTrainCertificate.OwnershipCannotBeRenounced.selector);
        vm.expectRevert(fault);
        vm.prank(owner);
        token.renounceOwnership();
        vm.expectRevert(fault);
        token.renounceOwnership();
    }

    function test_a_contract_without_an_owner_cannot_be_made() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        new EduTrainCertificate(address(0), METADATA_URL);
    }

    function expectSpent(uint256 i) private {
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.ClaimSpent.selector, claimIdOf(i)));
    }
}
