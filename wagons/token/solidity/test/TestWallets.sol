// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @dev A wallet that is a contract and has one key. It takes no part in ERC721Receiver, as older ones do not.
contract TestWallet is IERC1271 {
    address private immutable _keeper;

    constructor(address keeper) {
        _keeper = keeper;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view virtual returns (bytes4) {
        (address signer, ECDSA.RecoverError fault, ) = ECDSA.tryRecoverCalldata(hash, signature);
        bool isKeeper = fault == ECDSA.RecoverError.NoError && signer == _keeper;
        return isKeeper ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// @notice Calls as the wallet.
    function execute(address target, bytes calldata data) external {
        require(msg.sender == _keeper, "not the keeper");
        (bool done, bytes memory answer) = target.call(data);
        if (!done) {
            assembly ("memory-safe") {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }
}

/// @dev A wallet that spends all the gas that a question brings.
contract GreedyWallet is TestWallet {
    constructor(address keeper) TestWallet(keeper) {}

    function isValidSignature(bytes32, bytes calldata) external pure override returns (bytes4) {
        assembly ("memory-safe") {
            invalid()
        }
    }
}

/// @dev What an ordinary account may have as its code (EIP-7702): it neither knows signatures nor takes tokens.
contract TestDelegate {
    receive() external payable {}
}
