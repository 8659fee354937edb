// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20, send} from "./transfers.sol";

// A constant-product pool with the ABI of V2 pairs. Each swap leaves 0.3 % of what comes in.
contract Pair {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private updatedAt;
    bool private isLocked;

    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );
    event Sync(uint112 reserve0, uint112 reserve1);

    modifier locked() {
        require(!isLocked, "Pair: LOCKED");
        isLocked = true;
        _;
        isLocked = false;
    }

    constructor(address token0_, address token1_) {
        factory = msg.sender;
        token0 = token0_;
        token1 = token1_;
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, updatedAt);
    }

    // Takes the balances as reserves.
    function sync() external locked {
        update(balance(token0), balance(token1));
    }

    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external locked {
        require(data.length == 0, "Pair: NO_CALLBACKS");
        require(amount0Out > 0 || amount1Out > 0, "Pair: INSUFFICIENT_OUTPUT_AMOUNT");
        require(amount0Out < reserve0 && amount1Out < reserve1, "Pair: INSUFFICIENT_LIQUIDITY");
        require(to != token0 && to != token1, "Pair: INVALID_TO");
        if (amount0Out > 0) send(token0, to, amount0Out);
        if (amount1Out > 0) send(token1, to, amount1Out);

        (uint256 balance0, uint256 balance1) = (balance(token0), balance(token1));
        uint256 amount0In = difference(balance0, reserve0 - amount0Out);
        uint256 amount1In = difference(balance1, reserve1 - amount1Out);
        require(amount0In > 0 || amount1In > 0, "Pair: INSUFFICIENT_INPUT_AMOUNT");
        uint256 product = (balance0 * 1000 - amount0In * 3) * (balance1 * 1000 - amount1In * 3);
        require(product >= uint256(reserve0) * reserve1 * 1_000_000, "Pair: K");
        update(balance0, balance1);
        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, to);
    }

    function update(uint256 balance0, uint256 balance1) private {
        require(balance0 <= type(uint112).max && balance1 <= type(uint112).max, "Pair: OVERFLOW");
        (reserve0, reserve1, updatedAt) = (uint112(balance0), uint112(balance1), uint32(block.timestamp));
        emit Sync(uint112(balance0), uint112(balance1));
    }

    function balance(address token) private view returns (uint256) {
        return Erc20(token).balanceOf(address(this));
    }

    function difference(uint256 more, uint256 less) private pure returns (uint256) {
        return more > less ? more - less : 0;
    }
}
