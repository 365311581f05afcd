// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {EduTrainCertificate} from "../EduTrainCertificate.sol";
import {Entry, ListTree} from "./ListTree.sol";
import {GreedyWallet, TestWallet} from "./TestWallets.sol";
import {TokenTest} from "./TokenTest.sol";
import {vm} from "./Vm.sol";

contract ClaimForTest is TokenTest {
    using ListTree for *;

    uint256 private constant DEADLINE = NOW + 1 days;

    function testFuzz_any_wallet_sends_a_signed_claim_for_the_learner(address payer) public {
        send(payer, 0, DEADLINE, signatureOf(0, DEADLINE));
        vm.assertEq(token.ownerOf(uint256(claimIdOf(0))), learner(0));
        vm.assertEq(token.balanceOf(learner(0)), 1);
    }

    function test_a_signature_can_be_used_in_the_second_of_its_deadline() public {
        vm.warp(DEADLINE);
        send(stranger, 0, DEADLINE, signatureOf(0, DEADLINE));
        assertStatus(0, EduTrainCertificate.Status.Held);
    }

    function test_a_signature_is_refused_after_its_deadline() public {
        bytes memory signature = signatureOf(0, DEADLINE);
        vm.warp(DEADLINE + 1);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.SignatureExpired.selector, DEADLINE));
        send(stranger, 0, DEADLINE, signature);
    }

    function testFuzz_a_payer_cannot_move_the_deadline(uint256 deadline) public {
        vm.assume(deadline >= NOW && deadline != DEADLINE);
        bytes memory signature = signatureOf(0, DEADLINE);
        expectInvalidSignature(learner(0));
        send(stranger, 0, deadline, signature);
    }

    function testFuzz_another_key_does_not_sign_for_a_learner(uint256 key) public {
        key = (key % (type(uint128).max)) + 1;
        vm.assume(key != keyOf(0));
        bytes memory signature = sign(key, digestOf(token, list[0], DEADLINE));
        expectInvalidSignature(learner(0));
        send(stranger, 0, DEADLINE, signature);
    }

    function test_a_signature_of_one_claim_is_none_of_another() public {
        bytes memory signature = signatureOf(0, DEADLINE);
        list[1].account = learner(0);
        publish(list);
        expectInvalidSignature(learner(0));
        send(stranger, 1, DEADLINE, signature);
    }

    function test_a_signature_for_another_contract_is_refused() public {
        EduTrainCertificate other = new EduTrainCertificate(owner, METADATA_URL);
        bytes memory signature = sign(keyOf(0), digestOf(other, list[0], DEADLINE));
        expectInvalidSignature(learner(0));
        send(stranger, 0, DEADLINE, signature);
    }

    function test_a_signature_from_before_a_fork_of_the_chain_is_refused_on_the_new_one() public {
        bytes memory signature = signatureOf(0, DEADLINE);
        vm.chainId(4242);
        expectInvalidSignature(learner(0));
        send(stranger, 0, DEADLINE, signature);

        send(stranger, 0, DEADLINE, signatureOf(0, DEADLINE));
        assertStatus(0, EduTrainCertificate.Status.Held);
    }

    function test_the_mirrored_form_of_a_signature_is_refused() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf(0), digestOf(token, list[0], DEADLINE));
        uint256 order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;
        bytes memory mirrored = abi.encodePacked(r, bytes32(order - uint256(s)), v == 27 ? uint8(28) : uint8(27));
        expectInvalidSignature(learner(0));
        send(stranger, 0, DEADLINE, mirrored);
    }

    function testFuzz_bytes_that_are_no_signature_are_refused(bytes calldata signature) public {
        expectInvalidSignature(learner(0));
        send(stranger, 0, DEADLINE, signature);
    }

    function testFuzz_a_signature_that_recovers_no_key_signs_for_no_account(bytes calldata signature) public {
        list[0].account = address(0);
        publish(list);
        expectInvalidSignature(address(0));
        send(stranger, 0, DEADLINE, signature);
    }

    function test_a_good_signature_without_a_place_on_the_list_is_refused() public {
        Entry memory entry = Entry(learner(0), claimIdOf(7));
        bytes memory signature = sign(keyOf(0), digestOf(token, entry, DEADLINE));
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.NotOnList.selector, entry.account, entry.claimId));
        token.claimFor(entry.account, entry.claimId, tree.proofOf(0), DEADLINE, signature);
    }

    function test_a_signature_is_used_once() public {
        bytes memory signature = signatureOf(0, DEADLINE);
        send(stranger, 0, DEADLINE, signature);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.AlreadyClaimed.selector, claimIdOf(0)));
        send(stranger, 0, DEADLINE, signature);

        vm.prank(learner(0));
        token.burn(uint256(claimIdOf(0)));
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.ClaimSpent.selector, claimIdOf(0)));
        send(stranger, 0, DEADLINE, signature);
    }

    function test_a_contract_wallet_signs_as_it_answers_to_ERC1271() public {
        TestWallet wallet = new TestWallet(learner(0));
        list[0].account = address(wallet);
        publish(list);
        bytes memory byOther = sign(keyOf(1), digestOf(token, list[0], DEADLINE));
        expectInvalidSignature(address(wallet));
        send(stranger, 0, DEADLINE, byOther);

        send(stranger, 0, DEADLINE, signatureOf(0, DEADLINE));
        vm.assertEq(token.ownerOf(uint256(claimIdOf(0))), address(wallet));
    }

    function test_a_contract_wallet_that_is_not_listed_is_never_called() public {
        Entry memory entry = Entry(address(new GreedyWallet(learner(0))), claimIdOf(0));
        bytes32[] memory proof = tree.proofOf(0);
        bytes memory signature = sign(keyOf(0), digestOf(token, entry, DEADLINE));
        expectNoQuestion(entry.account);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.NotOnList.selector, entry.account, entry.claimId));
        token.claimFor(entry.account, entry.claimId, proof, DEADLINE, signature);
    }

    function test_a_contract_wallet_is_not_called_after_its_deadline() public {
        listGreedyWallet();
        bytes memory signature = signatureOf(0, DEADLINE);
        vm.warp(DEADLINE + 1);
        expectNoQuestion(list[0].account);
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.SignatureExpired.selector, DEADLINE));
        send(stranger, 0, DEADLINE, signature);
    }

    function test_a_contract_wallet_is_not_called_once_its_claim_was_made() public {
        TestWallet wallet = listGreedyWallet();
        claimBy(wallet);
        bytes memory signature = signatureOf(0, DEADLINE);
        expectNoQuestion(address(wallet));
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.AlreadyClaimed.selector, claimIdOf(0)));
        send(stranger, 0, DEADLINE, signature);
    }

    function test_a_contract_wallet_is_not_called_once_its_claim_is_spent() public {
        TestWallet wallet = listGreedyWallet();
        claimBy(wallet);
        vm.prank(learner(0));
        wallet.execute(address(token), abi.encodeCall(token.burn, (uint256(claimIdOf(0)))));
        vm.prank(owner);
        token.revoke(claimIdOf(1));
        list[1].account = address(wallet);
        publish(list);
        expectNoQuestion(address(wallet));
        for (uint256 i = 0; i < 2; i++) {
            bytes memory signature = sign(keyOf(0), digestOf(token, list[i], DEADLINE));
            vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.ClaimSpent.selector, claimIdOf(i)));
            send(stranger, i, DEADLINE, signature);
        }
    }

    function listGreedyWallet() private returns (GreedyWallet wallet) {
        wallet = new GreedyWallet(learner(0));
        list[0].account = address(wallet);
        publish(list);
    }

    function claimBy(TestWallet wallet) private {
        bytes memory data = abi.encodeCall(token.claim, (claimIdOf(0), tree.proofOf(0)));
        vm.prank(learner(0));
        wallet.execute(address(token), data);
    }

    function expectNoQuestion(address wallet) private {
        vm.expectCall(wallet, abi.encodeWithSelector(IERC1271.isValidSignature.selector), 0);
    }

    function send(address payer, uint256 i, uint256 deadline, bytes memory signature) private {
        bytes32[] memory proof = tree.proofOf(i);
        vm.prank(payer);
        token.claimFor(list[i].account, list[i].claimId, proof, deadline, signature);
    }

    function expectInvalidSignature(address account) private {
        vm.expectRevert(abi.encodeWithSelector(EduTrainCertificate.InvalidSignature.selector, account));
    }
}
