// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./transfers.sol";

// Answers as Universal Router does to BALANCE_CHECK_ERC20, its one command here.
contract Guard {
    uint256 private constant mayFail = 0x80;
    uint256 private constant balanceCheck = 0x0e;

    error BalanceTooLow();
    error ExecutionFailed(uint256 commandIndex, bytes message);
    error InvalidCommandType(uint256 commandType);
    error LengthMismatch();
    error TransactionDeadlinePassed();

    function execute(bytes calldata commands, bytes[] calldata inputs, uint256 deadline) external payable {
        require(block.timestamp <= deadline, TransactionDeadlinePassed());
        execute(commands, inputs);
    }

    function execute(bytes calldata commands, bytes[] calldata inputs) public payable {
        require(commands.length == inputs.length, LengthMismatch());
        for (uint256 i = 0; i < commands.length; i++) {
            uint256 command = uint8(commands[i]);
            (bool ok, bytes memory reason) = run(command & 0x7f, inputs[i]);
            require(ok || command & mayFail != 0, ExecutionFailed(i, reason));
        }
    }

    function run(uint256 command, bytes calldata input) internal virtual returns (bool, bytes memory) {
        require(command == balanceCheck, InvalidCommandType(command));
        (address owner, address token, uint256 minimum) = abi.decode(input, (address, address, uint256));
        bool isEnough = Erc20(token).balanceOf(owner) >= minimum;
        return (isEnough, abi.encodeWithSelector(BalanceTooLow.selector));
    }
}
