// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedUserOperation, recover} from "./operations.sol";

// A contract account with one key, which any entry point may drive (ERC-4337). It can also be what an account delegates to (EIP-7702): without
// an owner in its storage, the account's own key signs. For local chains: it knows entry points by their address alone.
contract SmartAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    // In the first slot, so that an account can be placed without its constructor.
    address private stored;

    constructor(address owner_) {
        stored = owner_;
    }

    function owner() public view returns (address) {
        return stored == address(0) ? address(this) : stored;
    }

    receive() external payable {}

    function validateUserOp(PackedUserOperation calldata operation, bytes32 hash, uint256 missing)
        external
        returns (uint256)
    {
        require(isEntryPoint(msg.sender), "SmartAccount: not an entry point");
        bytes32 signed = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash));
        if (recover(signed, operation.signature) != owner()) return 1;
        if (missing > 0) {
            (bool isPaid,) = msg.sender.call{value: missing}("");
            require(isPaid, "SmartAccount: prefund");
        }
        return 0;
    }

    function executeBatch(Call[] calldata calls) external {
        require(isEntryPoint(msg.sender) || msg.sender == owner(), "SmartAccount: not allowed");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (isDone) continue;
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
    }

    // ERC-1271: the owner's key signs.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return recover(hash, signature) == owner() ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function isEntryPoint(address caller) private pure returns (bool) {
        return caller == 0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789
            || caller == 0x0000000071727De22E5E9d8BAf0edAc6f37da032
            || caller == 0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108
            || caller == 0x433709009B8330FDa32311DF1C2AFA402eD8D009;
    }
}
