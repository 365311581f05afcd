// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EduTrainCertificate} from "../EduTrainCertificate.sol";
import {Entry, ListTree} from "./ListTree.sol";
import {TokenScene} from "./TokenTest.sol";
import {vm} from "./Vm.sol";

/**
 * @dev What people do to a token, in any order, right or wrong, and what has to come of it. Three learners, four claims,
 * and any learner may be listed with any claim: so two addresses may be listed with the same one.
 */
contract InvariantHandler is TokenScene {
    using ListTree for *;

    uint256 public constant LEARNERS = 3;
    uint256 public constant CLAIMS = 4;

    mapping(address account => mapping(bytes32 claimId => bool)) public everListed;
    /// @dev The learner sent the claim, or has signed it.
    mapping(address account => mapping(bytes32 claimId => bool)) public consented;
    mapping(bytes32 claimId => uint256) public made;
    mapping(bytes32 claimId => EduTrainCertificate.Status) public ended;
    mapping(bytes32 claimId => address) public claimedBy;
    address public rightfulOwner;
    address private invited;

    constructor() {
        prepare();
        for (uint256 i = 0; i < list.length; i++) everListed[list[i].account][list[i].claimId] = true;
        rightfulOwner = owner;
    }

    function target() external view returns (EduTrainCertificate) {
        return token;
    }

    /// @param chosen A bit for each learner with each claim.
    function replaceList(uint16 chosen) external {
        delete list;
        for (uint256 i = 0; i < LEARNERS * CLAIMS; i++) {
            if ((chosen >> i) & 1 == 0) continue;
            list.push(Entry(learner(i % LEARNERS), claimIdOf(i / LEARNERS)));
            everListed[learner(i % LEARNERS)][claimIdOf(i / LEARNERS)] = true;
        }
        tree = list.build();
        vm.prank(rightfulOwner);
        token.setRoot(tree[0]);
    }

    function claim(uint256 caller, uint256 i) external {
        if (list.length == 0) return;
        i %= list.length;
        address account = actor(caller);
        bytes32[] memory proof = tree.proofOf(i);
        if (account == list[i].account) consented[account][list[i].claimId] = true;
        vm.prank(account);
        try token.claim(list[i].claimId, proof) {
            note(account, list[i].claimId);
        } catch {}
    }

    function claimFor(uint256 payer, uint256 signer, uint256 i, uint256 claimed, uint32 seconds_) external {
        if (list.length == 0) return;
        i %= list.length;
        signer %= LEARNERS;
        // Now and then a signature for something else than what is sent.
        Entry memory signed = Entry(learner(signer), claimed % 4 == 0 ? claimIdOf(i % CLAIMS) : list[i].claimId);
        uint256 deadline = block.timestamp - 10 + (seconds_ % 100);
        bytes memory signature = sign(keyOf(signer), digestOf(token, signed, deadline));
        if (deadline >= block.timestamp) consented[signed.account][signed.claimId] = true;
        bytes32[] memory proof = tree.proofOf(i);
        vm.prank(actor(payer));
        try token.claimFor(list[i].account, list[i].claimId, proof, deadline, signature) {
            note(list[i].account, list[i].claimId);
        } catch {}
    }

    function revoke(uint256 caller, uint256 i) external {
        bytes32 claimId = claimIdOf(i % CLAIMS);
        // Every other time the one who may.
        address sender = caller % 2 == 0 ? rightfulOwner : actor(caller);
        vm.prank(sender);
        try token.revoke(claimId) {
            ended[claimId] = EduTrainCertificate.Status.Revoked;
        } catch {
            vm.assertTrue(sender != rightfulOwner, "the owner's revocation was refused");
        }
    }

    function burn(uint256 caller, uint256 i) external {
        bytes32 claimId = claimIdOf(i % CLAIMS);
        vm.prank(actor(caller));
        try token.burn(uint256(claimId)) {
            vm.assertTrue(ended[claimId] == EduTrainCertificate.Status.Unclaimed, "spent twice");
            ended[claimId] = EduTrainCertificate.Status.Burned;
        } catch {}
    }

    function move(uint256 caller, uint256 from, uint256 to, uint256 i) external {
        vm.prank(actor(caller));
        try token.transferFrom(actor(from), actor(to), uint256(claimIdOf(i % CLAIMS))) {
            vm.assertTrue(false, "a token was moved");
        } catch {}
        vm.prank(actor(from));
        try token.approve(actor(to), uint256(claimIdOf(i % CLAIMS))) {
            vm.assertTrue(false, "a move was allowed");
        } catch {}
    }

    function handOver(uint256 caller, uint256 next) external {
        address sender = caller % 2 == 0 ? rightfulOwner : actor(caller);
        vm.prank(sender);
        try token.transferOwnership(actor(next)) {
            vm.assertEq(sender, rightfulOwner, "handed over by another than the owner");
            invited = actor(next);
        } catch {}
    }

    function accept(uint256 caller) external {
        address sender = actor(caller);
        vm.prank(sender);
        try token.acceptOwnership() {
            vm.assertEq(sender, invited, "accepted by another than the invited");
            rightfulOwner = sender;
            invited = address(0);
        } catch {}
    }

    function renounce(uint256 caller) external {
        vm.prank(caller % 2 == 0 ? rightfulOwner : actor(caller));
        try token.renounceOwnership() {
            vm.assertTrue(false, "ownership was renounced");
        } catch {}
    }

    function passTime(uint16 time) external {
        vm.warp(block.timestamp + time);
    }

    /// @dev A learner, the first owner or a stranger.
    function actor(uint256 i) public view returns (address) {
        i %= LEARNERS + 2;
        if (i < LEARNERS) return learner(i);
        return i == LEARNERS ? owner : stranger;
    }

    function claimOf(uint256 i) external pure returns (bytes32) {
        return claimIdOf(i);
    }

    function note(address account, bytes32 claimId) private {
        made[claimId]++;
        claimedBy[claimId] = account;
    }
}
