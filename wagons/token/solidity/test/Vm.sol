// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev An event, as forge records it.
struct Log {
    bytes32[] topics;
    bytes data;
    address emitter;
}

/// @dev The cheat codes of forge that these tests use.
interface Vm {
    function addr(uint256 key) external pure returns (address);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function prank(address caller) external;
    function warp(uint256 timestamp) external;
    function chainId(uint256 id) external;
    function assume(bool condition) external pure;
    function expectRevert(bytes calldata reason) external;
    function expectEmit() external;
    /// @param count Exactly so many calls; with zero, none may come.
    function expectCall(address callee, bytes calldata data, uint64 count) external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory logs);
    function assertEq(uint256 left, uint256 right) external pure;
    function assertEq(uint256 left, uint256 right, string calldata fault) external pure;
    function assertEq(address left, address right) external pure;
    function assertEq(address left, address right, string calldata fault) external pure;
    function assertEq(bytes32 left, bytes32 right) external pure;
    function assertEq(string calldata left, string calldata right) external pure;
    function assertTrue(bool condition) external pure;
    function assertTrue(bool condition, string calldata fault) external pure;
    function assertFalse(bool condition) external pure;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
