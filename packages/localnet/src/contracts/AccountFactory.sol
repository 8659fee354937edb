// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContractAccount} from "./ContractAccount.sol";

// Runs the code of another contract on its own storage. The slot is that of ERC-1967.
contract AccountProxy {
    bytes32 private constant SLOT = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);

    constructor(address implementation) {
        bytes32 slot = SLOT;
        assembly ("memory-safe") {
            sstore(slot, implementation)
        }
    }

    receive() external payable {}

    fallback() external payable {
        bytes32 slot = SLOT;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let isDone := delegatecall(gas(), sload(slot), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch isDone
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

// Creates contract accounts at addresses that follow from their owners (CREATE2), with the calls of Coinbase Smart Wallet's factory 1.1.
contract AccountFactory {
    address public immutable implementation;

    constructor(address implementation_) {
        implementation = implementation_;
    }

    // The account may be there already: who creates it is of no importance.
    function createAccount(bytes[] calldata owners, uint256 nonce) external payable returns (address account) {
        require(owners.length > 0, "AccountFactory: no owner");
        account = getAddress(owners, nonce);
        if (account.code.length > 0) {
            if (msg.value > 0) pay(account);
            return account;
        }
        new AccountProxy{salt: toSalt(owners, nonce)}(implementation);
        ContractAccount(payable(account)).initialize{value: msg.value}(owners);
    }

    function getAddress(bytes[] calldata owners, uint256 nonce) public view returns (address) {
        bytes32 hash = keccak256(
            abi.encodePacked(bytes1(0xff), address(this), toSalt(owners, nonce), initCodeHash())
        );
        return address(uint160(uint256(hash)));
    }

    function initCodeHash() public view returns (bytes32) {
        return keccak256(abi.encodePacked(type(AccountProxy).creationCode, abi.encode(implementation)));
    }

    function toSalt(bytes[] calldata owners, uint256 nonce) private pure returns (bytes32) {
        return keccak256(abi.encode(owners, nonce));
    }

    function pay(address account) private {
        (bool isPaid,) = account.call{value: msg.value}("");
        require(isPaid, "AccountFactory: not paid");
    }
}
