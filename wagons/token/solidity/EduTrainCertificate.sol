// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {IERC5192} from "./IERC5192.sol";

/**
 * @title EduTrain Certificate
 * @notice A token for learners who have an EduTrain certificate. It is free, cannot be sold or moved, and says nothing
 * about a person. A learner on the list fetches it with a wallet of their own, or signs for another wallet to pay.
 * @dev The owner publishes the root of a list and revokes; nothing else. There is no minter, no pause and no upgrade: a
 * token reaches an address only by that address's own call or signature. A token's id is its claim id as a number.
 *
 * A list is a Merkle tree of OpenZeppelin's `StandardMerkleTree` with leaves (address account, bytes32 claimId). A claim
 * id is random, belongs to one learner and is the same in every list, so that a learner who changes the address gets
 * one token all the same.
 */
contract EduTrainCertificate is ERC721, EIP712, Ownable2Step, IERC5192 {
    /// @notice What has become of a claim. Burned and revoked claims are spent for good; a burned one can be revoked.
    enum Status {
        Unclaimed,
        Held,
        Burned,
        Revoked
    }

    /// @dev What a learner signs for `claimFor`, in the domain that `eip712Domain` describes.
    bytes32 private constant CLAIM_TYPEHASH =
        keccak256("Claim(address account,bytes32 claimId,uint256 deadline)");

    /// @notice Root of the list whose learners can claim now. Zero: none can, since no list has this root.
    bytes32 public root;

    /// @notice Where the document stands that describes every token. It names no learner.
    string public metadataUrl;

    /// @dev Burned or Revoked. What is held is known by its holder alone, which saves every claim a write.
    mapping(bytes32 claimId => Status) private _spent;

    /// @notice The owner has replaced the list.
    event RootChanged(bytes32 previousRoot, bytes32 newRoot);

    /// @notice The owner has revoked a claim, and its token if there was one.
    event Revoked(bytes32 indexed claimId);

    /// @notice The list on the chain does not have this account with this claim, or the proof is of another list.
    error NotOnList(address account, bytes32 claimId);

    /// @notice There is a token for this claim.
    error AlreadyClaimed(bytes32 claimId);

    /// @notice The token for this claim was burned, or the claim was revoked.
    error ClaimSpent(bytes32 claimId);

    /// @notice The signed claim could be sent until `deadline`, in seconds.
    error SignatureExpired(uint256 deadline);

    /// @notice `account` has not signed this claim, for this contract on this chain, with this deadline.
    error InvalidSignature(address account);

    /// @notice Only the holder of a token may burn it.
    error NotHolder(address caller, uint256 tokenId);

    /// @notice A token stays where it was claimed.
    error NotTransferable();

    /// @notice Without an owner, claims could no longer be listed or revoked.
    error OwnershipCannotBeRenounced();

    /**
     * @param initialOwner Publishes lists and revokes; meant to be a wallet that several people sign for.
     * @param tokenMetadataUrl Of the document that describes every token; cannot be changed later.
     */
    constructor(
        address initialOwner,
        string memory tokenMetadataUrl
    ) ERC721("EduTrain Certificate", "EDUTRAIN") EIP712("EduTrain Certificate", "1") Ownable(initialOwner) {
        metadataUrl = tokenMetadataUrl;
    }

    /// @notice Fetches the caller's own token.
    /// @param claimId The caller's claim on the list.
    /// @param proof That the list has the caller's address with this claim.
    function claim(bytes32 claimId, bytes32[] calldata proof) external {
        _requireClaimable(msg.sender, claimId, proof);
        _give(msg.sender, claimId);
    }

    /**
     * @notice Fetches a token for a learner who has signed for it. Any wallet may send and pay for this. A contract
     * wallet is asked with the payer's gas: estimate it first, and send a limit.
     * @param account The learner's address on the list, which gets the token.
     * @param claimId The learner's claim on the list.
     * @param proof That the list has this address with this claim.
     * @param deadline Until when the signature may be used, in seconds.
     * @param signature Of `Claim` (EIP-712): by the account's key, or as the account answers to ERC-1271.
     */
    function claimFor(
        address account,
        bytes32 claimId,
        bytes32[] calldata proof,
        uint256 deadline,
        bytes calldata signature
    ) external {
        if (block.timestamp > deadline) revert SignatureExpired(deadline);
        // Before the signature: only a listed account, of an open claim, is ever called.
        _requireClaimable(account, claimId, proof);
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(CLAIM_TYPEHASH, account, claimId, deadline)));
        if (!_hasSigned(account, digest, signature)) revert InvalidSignature(account);
        _give(account, claimId);
    }

    /// @notice Replaces the list. Claims of the earlier one that are not on this one can no longer be made.
    /// @param newRoot Of the new list; zero stops all claims.
    function setRoot(bytes32 newRoot) external onlyOwner {
        emit RootChanged(root, newRoot);
        root = newRoot;
    }

    /// @notice Ends a claim for good, whether or not it was made. A token of it is gone. What is revoked stays as it is:
    /// no call fails, so that one claim cannot stop others that are revoked in the same transaction.
    /// @param claimId Any claim, also one whose token was burned; no list need have it.
    function revoke(bytes32 claimId) external onlyOwner {
        if (_spent[claimId] == Status.Revoked) return;
        _spent[claimId] = Status.Revoked;
        if (_ownerOf(uint256(claimId)) != address(0)) _burn(uint256(claimId));
        emit Revoked(claimId);
    }

    /// @notice Gives the caller's own token up. It cannot be claimed again.
    /// @param tokenId The claim id as a number.
    function burn(uint256 tokenId) external {
        if (_requireOwned(tokenId) != msg.sender) revert NotHolder(msg.sender, tokenId);
        _spent[bytes32(tokenId)] = Status.Burned;
        _burn(tokenId);
    }

    /// @notice What has become of a claim, also where there is no token.
    /// @return `Unclaimed` of any claim id that was never used, whether or not a list has it.
    function statusOf(bytes32 claimId) public view returns (Status) {
        if (_ownerOf(uint256(claimId)) != address(0)) return Status.Held;
        return _spent[claimId];
    }

    /// @inheritdoc IERC5192
    function locked(uint256 tokenId) external view returns (bool) {
        _requireOwned(tokenId);
        return true;
    }

    /// @notice The same document for every token; refused for a token that does not exist.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return metadataUrl;
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 interfaceId) public view override(ERC721, IERC165) returns (bool) {
        return interfaceId == type(IERC5192).interfaceId || super.supportsInterface(interfaceId);
    }

    /// @notice Refused: a holder cannot allow others what the holder cannot do.
    function approve(address, uint256) public pure override {
        revert NotTransferable();
    }

    /// @notice Refused: a holder cannot allow others what the holder cannot do.
    function setApprovalForAll(address, bool) public pure override {
        revert NotTransferable();
    }

    /// @notice Refused. The owner can hand over to another one, who has to accept (`transferOwnership`).
    function renounceOwnership() public pure override {
        revert OwnershipCannotBeRenounced();
    }

    /// @dev Makes no call.
    function _requireClaimable(address account, bytes32 claimId, bytes32[] calldata proof) private view {
        Status status = statusOf(claimId);
        if (status == Status.Held) revert AlreadyClaimed(claimId);
        if (status != Status.Unclaimed) revert ClaimSpent(claimId);
        // Hashed twice, so that no inner node of the tree passes for a leaf.
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(account, claimId))));
        if (!MerkleProof.verifyCalldata(proof, root, leaf)) revert NotOnList(account, claimId);
    }

    /// @dev `_mint`, not `_safeMint`: an ordinary account may have code (EIP-7702) that knows nothing of tokens.
    function _give(address account, bytes32 claimId) private {
        _mint(account, uint256(claimId));
        emit Locked(uint256(claimId));
    }

    /// @dev The key comes first: an account with a key may have code (EIP-7702) that knows nothing of signatures.
    function _hasSigned(address account, bytes32 digest, bytes calldata signature) private view returns (bool) {
        (address signer, ECDSA.RecoverError fault, ) = ECDSA.tryRecoverCalldata(digest, signature);
        if (fault == ECDSA.RecoverError.NoError && signer == account) return true;
        return SignatureChecker.isValidSignatureNowCalldata(account, digest, signature);
    }

    /// @dev Every change of a holder comes through here, so that no function, inherited or not, moves a token.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        if (to != address(0) && _ownerOf(tokenId) != address(0)) revert NotTransferable();
        return super._update(to, tokenId, auth);
    }
}
