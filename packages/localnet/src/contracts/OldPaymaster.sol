// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UserOperation06, recover} from "./operations.sol";

// Pays for operations of EntryPoint 0.6 that one key allowed: `validAfter`, `validUntil` and a signature of typed data stand behind its address.
contract OldPaymaster {
    address public constant entryPoint = 0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789;
    address public immutable signer;

    bytes32 private constant REQUEST = keccak256(
        "UserOperationRequest(address sender,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,uint48 validAfter,uint48 validUntil)"
    );
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    constructor(address signer_) {
        signer = signer_;
    }

    function validatePaymasterUserOp(UserOperation06 calldata operation, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        require(msg.sender == entryPoint, "OldPaymaster: not the entry point");
        bytes calldata data = operation.paymasterAndData;
        require(data.length == 20 + 12 + 65, "OldPaymaster: length");
        uint48 validAfter = uint48(bytes6(data[20:26]));
        uint48 validUntil = uint48(bytes6(data[26:32]));
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256("Paymaster"), keccak256("1"), block.chainid, address(this)));
        bytes32 hash =
            keccak256(abi.encodePacked("\x19\x01", domain, hashRequest(operation, validAfter, validUntil)));
        address found = recover(hash, data[32:]);
        uint256 failed = found == signer && found != address(0) ? 0 : 1;
        return ("", failed | (uint256(validUntil) << 160) | (uint256(validAfter) << 208));
    }

    function postOp(uint8, bytes calldata, uint256) external view {
        require(msg.sender == entryPoint, "OldPaymaster: not the entry point");
    }

    function hashRequest(UserOperation06 calldata operation, uint48 validAfter, uint48 validUntil)
        private
        pure
        returns (bytes32)
    {
        return keccak256(
            bytes.concat(
                abi.encode(
                    REQUEST,
                    operation.sender,
                    operation.nonce,
                    keccak256(operation.initCode),
                    keccak256(operation.callData),
                    operation.callGasLimit
                ),
                abi.encode(
                    operation.verificationGasLimit,
                    operation.preVerificationGas,
                    operation.maxFeePerGas,
                    operation.maxPriorityFeePerGas,
                    validAfter,
                    validUntil
                )
            )
        );
    }
}
