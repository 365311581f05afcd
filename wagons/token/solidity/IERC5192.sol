// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";

/// @title ERC-5192: tokens that say whether they can be moved
interface IERC5192 is IERC165 {
    /// @notice A token was locked to its holder.
    event Locked(uint256 tokenId);

    /// @notice A token was unlocked.
    event Unlocked(uint256 tokenId);

    /// @notice Whether a token is locked to its holder. Refused for a token that does not exist.
    /// @return True of every token that was locked and not unlocked since.
    function locked(uint256 tokenId) external view returns (bool);
}
