// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedUserOperation} from "./operations.sol";

/// Pays for operations (ERC-4337) that one key allowed, in the form of OpenZeppelin's
/// PaymasterSigner: `validAfter`, `validUntil` and a signature of typed data.
contract Paymaster {
  address public immutable entryPoint;
  address public immutable signer;

  bytes32 private constant REQUEST =
    keccak256(
      'UserOperationRequest(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,uint256 paymasterVerificationGasLimit,uint256 paymasterPostOpGasLimit,uint48 validAfter,uint48 validUntil)'
    );
  bytes32 private constant DOMAIN =
    keccak256('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)');

  constructor(address entryPoint_, address signer_) {
    entryPoint = entryPoint_;
    signer = signer_;
  }

  function validatePaymasterUserOp(
    PackedUserOperation calldata operation,
    bytes32,
    uint256
  ) external view returns (bytes memory context, uint256 validationData) {
    require(msg.sender == entryPoint, 'not the entry point');
    bytes calldata data = operation.paymasterAndData;
    // 20 bytes of this address and 32 of its gas limits stand before.
    require(data.length == 52 + 12 + 65, 'length');
    uint48 validAfter = uint48(bytes6(data[52:58]));
    uint48 validUntil = uint48(bytes6(data[58:64]));
    bytes32 hash = keccak256(
      abi.encodePacked('\x19\x01', _domain(), _request(operation, validAfter, validUntil))
    );
    address found = ecrecover(
      hash,
      uint8(data[128]),
      bytes32(data[64:96]),
      bytes32(data[96:128])
    );
    uint256 failed = found == signer && found != address(0) ? 0 : 1;
    return ('', failed | (uint256(validUntil) << 160) | (uint256(validAfter) << 208));
  }

  function postOp(uint8, bytes calldata, uint256, uint256) external view {
    require(msg.sender == entryPoint, 'not the entry point');
  }

  function _domain() private view returns (bytes32) {
    return
      keccak256(
        abi.encode(DOMAIN, keccak256('Paymaster'), keccak256('1'), block.chainid, address(this))
      );
  }

  function _request(
    PackedUserOperation calldata operation,
    uint48 validAfter,
    uint48 validUntil
  ) private pure returns (bytes32) {
    bytes calldata data = operation.paymasterAndData;
    return
      keccak256(
        bytes.concat(
          abi.encode(
            REQUEST,
            operation.sender,
            operation.nonce,
            keccak256(operation.initCode),
            keccak256(operation.callData),
            operation.accountGasLimits
          ),
          abi.encode(
            operation.preVerificationGas,
            operation.gasFees,
            uint256(uint128(bytes16(data[20:36]))),
            uint256(uint128(bytes16(data[36:52]))),
            validAfter,
            validUntil
          )
        )
      );
  }
}
