// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Logs approvals that nobody gave, and has others that cannot be ended.
contract Impostor {
    string public constant name = "Cleat Dollar";
    string public constant symbol = "USDC";
    uint256 public constant decimals = 6;
    // 1: any amount is approved, whatever was done. 2: as 1, and `approve` reverts.
    uint256 public immutable mode;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor(uint256 mode_) {
        mode = mode_;
    }

    function balanceOf(address) external view returns (uint256) {
        return mode == 0 ? 0 : 10 ** 24;
    }

    function allowance(address, address) external view returns (uint256) {
        return mode == 0 ? 0 : type(uint256).max;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(mode != 2, "Impostor: FOR_EVER");
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function forge(address owner, address spender, uint256 count) external {
        for (uint160 i = 0; i < count; i++) {
            emit Approval(owner, address(uint160(spender) + i), type(uint256).max);
            emit ApprovalForAll(owner, address(uint160(spender) + i), true);
        }
    }
}
