// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Logs what entry points, vaults and tokens log, about accounts that did nothing.
contract Forger {
    event BeforeExecution();
    event ExecutionSuccess(bytes32 indexed txHash, uint256 payment);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );

    function forge(bytes32 hash, address payer, address receiver, uint256 amount) external {
        emit BeforeExecution();
        emit Transfer(payer, receiver, amount);
        emit ExecutionSuccess(hash, 0);
        emit UserOperationEvent(hash, payer, address(0), 0, true, 0, 0);
    }
}
