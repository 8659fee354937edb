// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {recover} from "./operations.sol";

// A vault of several owners in the shape of a Safe: the same call to execute, hash of what is signed, and events. For local chains.
abstract contract SharedVault {
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 private constant TRANSACTION = keccak256(
        "SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)"
    );

    // From the first slot on, so that a vault can be placed without its constructor.
    uint256 public nonce;
    uint256 public getThreshold;
    mapping(address => bool) public isOwner;

    constructor(address[] memory owners, uint256 threshold) {
        getThreshold = threshold;
        for (uint256 i = 0; i < owners.length; i++) isOwner[owners[i]] = true;
    }

    receive() external payable {}

    // With a gas limit of the call, a call that fails is reported, else it reverts.
    function execTransaction(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes calldata signatures
    ) external payable returns (bool isDone) {
        bytes32 hash = getTransactionHash(
            to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce
        );
        nonce++;
        checkSignatures(hash, signatures);
        if (operation == 0) (isDone,) = to.call{value: value}(data);
        else (isDone,) = to.delegatecall(data);
        require(isDone || safeTxGas > 0, "GS013");
        report(hash, isDone);
    }

    function getTransactionHash(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address refundReceiver,
        uint256 nonce_
    ) public view returns (bytes32) {
        bytes memory head = abi.encode(TRANSACTION, to, value, keccak256(data), operation, safeTxGas);
        bytes memory tail = abi.encode(baseGas, gasPrice, gasToken, refundReceiver, nonce_);
        bytes32 domain = keccak256(abi.encode(DOMAIN, block.chainid, address(this)));
        return keccak256(abi.encodePacked(hex"1901", domain, keccak256(bytes.concat(head, tail))));
    }

    function checkSignatures(bytes32 hash, bytes calldata signatures) private view {
        require(getThreshold > 0 && signatures.length >= getThreshold * 65, "GS020");
        address last = address(0);
        for (uint256 i = 0; i < getThreshold; i++) {
            address signer = recover(hash, signatures[i * 65:(i + 1) * 65]);
            require(signer > last && isOwner[signer], "GS026");
            last = signer;
        }
    }

    function report(bytes32 hash, bool isDone) internal virtual;
}
