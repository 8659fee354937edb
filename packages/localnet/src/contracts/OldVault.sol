// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SharedVault} from "./vaults.sol";

// Reports as Safe does until 1.3: the hash is data.
contract OldVault is SharedVault {
    event ExecutionSuccess(bytes32 txHash, uint256 payment);
    event ExecutionFailure(bytes32 txHash, uint256 payment);

    constructor(address[] memory owners, uint256 threshold) SharedVault(owners, threshold) {}

    function report(bytes32 hash, bool isDone) internal override {
        if (isDone) emit ExecutionSuccess(hash, 0);
        else emit ExecutionFailure(hash, 0);
    }
}
