// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// What an account delegates to (EIP-7702) to make several calls in one transaction, all or none (ERC-7821).
contract Batch {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error Unauthorized();
    error UnsupportedExecutionMode();

    receive() external payable {}

    function execute(bytes32 mode, bytes calldata executionData) external payable {
        require(msg.sender == address(this), Unauthorized());
        require(supportsExecutionMode(mode), UnsupportedExecutionMode());
        Call[] memory calls = abi.decode(executionData, (Call[]));
        for (uint256 i = 0; i < calls.length; i++) {
            address to = calls[i].to == address(0) ? address(this) : calls[i].to;
            (bool ok, bytes memory answer) = to.call{value: calls[i].value}(calls[i].data);
            if (ok) continue;
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
    }

    // The first ten bytes of the mode: a batch that reverts as one.
    function supportsExecutionMode(bytes32 mode) public pure returns (bool) {
        return bytes10(mode) == 0x01000000000000000000;
    }

    // ERC-1271: the account's own key signs.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        address signer =
            ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
        return signer == address(this) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
