// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OperatedAccount, PackedUserOperation} from "./operations.sol";

// An entry point in the shape of ERC-4337's: the calls, events and deposits of versions since 0.7, and the order in which they happen. It has
// no factories, stakes, aggregators or rules for gas: a failed call takes nothing but what was paid in advance.
contract EntryPoint {
    struct MemoryUserOp {
        address sender;
        uint256 nonce;
        uint256 verificationGasLimit;
        uint256 callGasLimit;
        uint256 paymasterVerificationGasLimit;
        uint256 paymasterPostOpGasLimit;
        uint256 preVerificationGas;
        address paymaster;
        uint256 maxFeePerGas;
        uint256 maxPriorityFeePerGas;
    }

    struct UserOpInfo {
        MemoryUserOp mUserOp;
        bytes32 userOpHash;
        uint256 prefund;
        uint256 contextOffset;
        uint256 preOpGas;
    }

    event BeforeExecution();
    event Deposited(address indexed account, uint256 totalDeposit);
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );
    event UserOperationRevertReason(
        bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason
    );

    error FailedOp(uint256 opIndex, string reason);

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(uint192 => uint256)) private sequences;

    receive() external payable {
        depositTo(msg.sender);
    }

    function depositTo(address account) public payable {
        balanceOf[account] += msg.value;
        emit Deposited(account, balanceOf[account]);
    }

    function getNonce(address sender, uint192 key) external view returns (uint256) {
        return sequences[sender][key] | (uint256(key) << 64);
    }

    function getUserOpHash(PackedUserOperation calldata op) public view returns (bytes32) {
        bytes32 packed = keccak256(
            abi.encode(
                op.sender,
                op.nonce,
                keccak256(op.initCode),
                keccak256(op.callData),
                op.accountGasLimits,
                op.preVerificationGas,
                op.gasFees,
                keccak256(op.paymasterAndData)
            )
        );
        return keccak256(abi.encode(packed, address(this), block.chainid));
    }

    function handleOps(PackedUserOperation[] calldata ops, address payable beneficiary) external {
        UserOpInfo[] memory infos = new UserOpInfo[](ops.length);
        for (uint256 i = 0; i < ops.length; i++) infos[i] = validate(ops[i], i);
        emit BeforeExecution();
        uint256 collected = 0;
        for (uint256 i = 0; i < ops.length; i++) collected += run(ops[i].callData, infos[i]);
        (bool isPaid,) = beneficiary.call{value: collected}("");
        require(isPaid, "AA91 failed send to beneficiary");
    }

    // Called by itself alone, so that a call that fails can be undone and its operation can end.
    function innerHandleOp(bytes calldata callData, UserOpInfo calldata info, bytes calldata)
        external
        returns (bool isDone)
    {
        require(msg.sender == address(this), "AA92 internal call only");
        MemoryUserOp calldata op = info.mUserOp;
        bytes memory answer;
        (isDone, answer) = op.sender.call{gas: op.callGasLimit}(callData);
        if (!isDone) emit UserOperationRevertReason(info.userOpHash, op.sender, op.nonce, answer);
    }

    function validate(PackedUserOperation calldata op, uint256 index) private returns (UserOpInfo memory info) {
        MemoryUserOp memory inner = info.mUserOp;
        inner.sender = op.sender;
        inner.nonce = op.nonce;
        inner.verificationGasLimit = uint256(op.accountGasLimits) >> 128;
        inner.callGasLimit = uint128(uint256(op.accountGasLimits));
        inner.preVerificationGas = op.preVerificationGas;
        inner.maxPriorityFeePerGas = uint256(op.gasFees) >> 128;
        inner.maxFeePerGas = uint128(uint256(op.gasFees));
        if (op.paymasterAndData.length >= 20) inner.paymaster = address(bytes20(op.paymasterAndData[:20]));
        info.userOpHash = getUserOpHash(op);
        uint256 gas = inner.verificationGasLimit + inner.callGasLimit + inner.preVerificationGas;
        info.prefund = gas * inner.maxFeePerGas;
        address payer = inner.paymaster == address(0) ? op.sender : inner.paymaster;
        uint256 missing =
            payer != op.sender || balanceOf[payer] >= info.prefund ? 0 : info.prefund - balanceOf[payer];
        uint256 verdict = OperatedAccount(op.sender).validateUserOp(op, info.userOpHash, missing);
        if (verdict != 0) revert FailedOp(index, "AA24 signature error");
        if (balanceOf[payer] < info.prefund) revert FailedOp(index, "AA21 didn't pay prefund");
        if (sequences[op.sender][uint192(op.nonce >> 64)]++ != uint64(op.nonce)) {
            revert FailedOp(index, "AA25 invalid account nonce");
        }
        balanceOf[payer] -= info.prefund;
    }

    function run(bytes calldata callData, UserOpInfo memory info) private returns (uint256 cost) {
        uint256 gas = gasleft();
        bool isDone = this.innerHandleOp(callData, info, "");
        MemoryUserOp memory op = info.mUserOp;
        uint256 used = gas - gasleft();
        cost = used * op.maxFeePerGas;
        if (cost > info.prefund) cost = info.prefund;
        address payer = op.paymaster == address(0) ? op.sender : op.paymaster;
        balanceOf[payer] += info.prefund - cost;
        emit UserOperationEvent(info.userOpHash, op.sender, op.paymaster, op.nonce, isDone, cost, used);
    }
}
