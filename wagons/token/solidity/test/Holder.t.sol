// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {EduTrainCertificate} from "../EduTrainCertificate.sol";
import {TokenTest} from "./TokenTest.sol";
import {vm} from "./Vm.sol";

contract HolderTest is TokenTest {
    uint256 private tokenId;

    function setUp() public override {
        super.setUp();
        claimAs(0);
        tokenId = uint256(claimIdOf(0));
    }

    function testFuzz_a_token_is_never_moved(address caller, address to) public {
        vm.assume(to != address(0));
        bytes memory fault = abi.encodeWithSelector(EduTrainCertificate.NotTransferable.selector);
        address[2] memory callers = [caller, learner(0)];
        for (uint256 i = 0; i < callers.length; i++) {
            vm.expectRevert(fault);
            vm.prank(callers[i]);
            token.transferFrom(learner(0), to, tokenId);
            vm.expectRevert(fault);
            vm.prank(callers[i]);
            token.safeTransferFrom(learner(0), to, tokenId);
            vm.expectRevert(fault);
            vm.prank(callers[i]);
            token.safeTransferFrom(learner(0), to, tokenId, "data");
        }
        vm.assertEq(token.ownerOf(tokenId), learner(0));
    }

    function test_a_transfer_to_the_zero_address_burns_nothing() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        vm.prank(learner(0));
        token.transferFrom(learner(0), address(0), tokenId);
        assertStatus(0, EduTrainCertificate.Status.Held);
    }

    function testFuzz_a_transfer_makes_no_token(address caller, address to, uint256 unclaimed) public {
        vm.assume(to != address(0) && caller != address(0) && unclaimed != tokenId);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, unclaimed));
        vm.prank(caller);
        token.transferFrom(address(0), to, unclaimed);
    }

    function testFuzz_no_caller_can_allow_another_to_move_a_token(address caller, address to, uint256 id, bool on) public {
        bytes memory fault = abi.encodeWithSelector(EduTrainCertificate.NotTransferable.selector);
        vm.expectRevert(fault);
        vm.prank(caller);
        token.approve(to, id);
        vm.expectRevert(fault);
        vm.prank(caller);
        token.setApprovalForAll(to, on);
        vm.assertFalse(token.isApprovedForAll(caller, to));
        vm.assertEq(token.getApproved(tokenId), address(0));
    }

    function test_a_holder_burns_a_token_for_good() public {
        vm.prank(learner(0));
        token.burn(tokenId);
        vm.assertEq(token.balanceOf(learner(0)), 0);
        assertStatus(0, EduTrainCertificate.Status.Burned);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.ClaimSpent.selector, claimIdOf(0)));
        claimAs(0);
    }

    function testFuzz_only_its_holder_burns_a_token(address caller) public {
        vm.assume(caller != learner(0));
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.NotHolder.selector, caller, tokenId));
        vm.prank(caller);
        token.burn(tokenId);
    }

    function testFuzz_a_token_that_does_not_exist_cannot_be_burned(uint256 unclaimed) public {
        vm.assume(unclaimed != tokenId);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, unclaimed));
        vm.prank(learner(0));
        token.burn(unclaimed);
    }

    function test_the_contract_says_which_standards_it_follows() public view {
        vm.assertTrue(token.supportsInterface(0x01ffc9a7), "ERC-165");
        vm.assertTrue(token.supportsInterface(0x80ac58cd), "ERC-721");
        vm.assertTrue(token.supportsInterface(0x5b5e139f), "ERC-721 metadata");
        vm.assertTrue(token.supportsInterface(0xb45a3c0e), "ERC-5192");
        vm.assertFalse(token.supportsInterface(0xffffffff));
        vm.assertEq(token.name(), "EduTrain Certificate");
        vm.assertEq(token.symbol(), "EDUTRAIN");
        vm.assertEq(token.metadataUrl(), METADATA_URL);
    }
}
