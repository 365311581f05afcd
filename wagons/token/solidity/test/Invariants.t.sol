// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EduTrainCertificate} from "../EduTrainCertificate.sol";
import {InvariantHandler} from "./InvariantHandler.sol";
import {vm} from "./Vm.sol";

contract InvariantsTest {
    InvariantHandler private handler;
    EduTrainCertificate private token;

    function setUp() public {
        handler = new InvariantHandler();
        token = handler.target();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_a_claim_makes_one_token_at_most() public view {
        for (uint256 i = 0; i < handler.CLAIMS(); i++) vm.assertTrue(handler.made(handler.claimOf(i)) <= 1);
    }

    function invariant_the_holder_of_a_token_was_listed_and_wanted_it() public view {
        for (uint256 i = 0; i < handler.CLAIMS(); i++) {
            bytes32 claimId = handler.claimOf(i);
            if (token.statusOf(claimId) != EduTrainCertificate.Status.Held) continue;
            address holder = token.ownerOf(uint256(claimId));
            vm.assertEq(holder, handler.claimedBy(claimId), "moved");
            vm.assertTrue(handler.everListed(holder, claimId), "never listed");
            vm.assertTrue(handler.consented(holder, claimId), "never asked for");
        }
    }

    function invariant_what_is_spent_stays_spent() public view {
        for (uint256 i = 0; i < handler.CLAIMS(); i++) {
            bytes32 claimId = handler.claimOf(i);
            EduTrainCertificate.Status end = handler.ended(claimId);
            EduTrainCertificate.Status status = token.statusOf(claimId);
            if (end != EduTrainCertificate.Status.Unclaimed) vm.assertEq(uint256(status), uint256(end));
            else vm.assertEq(uint256(status), handler.made(claimId));
        }
    }

    function invariant_the_owner_changes_in_two_steps_only() public view {
        vm.assertEq(token.owner(), handler.rightfulOwner());
    }

    function invariant_balances_add_up_to_the_tokens_that_are_held() public view {
        uint256 held = 0;
        uint256 owned = 0;
        for (uint256 i = 0; i < handler.CLAIMS(); i++) {
            if (token.statusOf(handler.claimOf(i)) == EduTrainCertificate.Status.Held) held++;
        }
        for (uint256 i = 0; i < handler.LEARNERS() + 2; i++) owned += token.balanceOf(handler.actor(i));
        vm.assertEq(owned, held);
    }
}
