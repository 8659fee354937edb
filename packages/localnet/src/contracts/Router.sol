// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pair} from "./Pair.sol";
import {Wrapped} from "./Wrapped.sol";
import {Erc20, draw, send, sendCoin} from "./transfers.sol";

// The ABI of V2 routers, as far as a fixed amount is swapped.
abstract contract Router {
    struct Order {
        uint256 amountIn;
        uint256 amountOutMin;
        address[] path;
        address to;
        uint256 deadline;
        bool isFromCoin;
        bool isToCoin;
        // Tokens with a fee on transfer: measure what arrives instead of computing it.
        bool isMeasured;
    }

    address public immutable WETH;

    constructor(address wrapped) {
        WETH = wrapped;
    }

    function factory() external view virtual returns (address);

    function pairOf(address first, address second) internal view virtual returns (address);

    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) public pure returns (uint256) {
        require(amountIn > 0, "Router: INSUFFICIENT_INPUT_AMOUNT");
        require(reserveIn > 0 && reserveOut > 0, "Router: INSUFFICIENT_LIQUIDITY");
        return amountIn * 997 * reserveOut / (reserveIn * 1000 + amountIn * 997);
    }

    function getAmountsOut(uint256 amountIn, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2, "Router: INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 0; i + 1 < path.length; i++) {
            (uint256 reserveIn, uint256 reserveOut,) = readPair(path[i], path[i + 1]);
            amounts[i + 1] = getAmountOut(amounts[i], reserveIn, reserveOut);
        }
    }

    function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        returns (uint256[] memory)
    {
        return trade(Order(amountIn, amountOutMin, path, to, deadline, false, false, false));
    }

    function swapExactETHForTokens(uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory)
    {
        return trade(Order(msg.value, amountOutMin, path, to, deadline, true, false, false));
    }

    function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        returns (uint256[] memory)
    {
        return trade(Order(amountIn, amountOutMin, path, to, deadline, false, true, false));
    }

    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external {
        trade(Order(amountIn, amountOutMin, path, to, deadline, false, false, true));
    }

    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable {
        trade(Order(msg.value, amountOutMin, path, to, deadline, true, false, true));
    }

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external {
        trade(Order(amountIn, amountOutMin, path, to, deadline, false, true, true));
    }

    function trade(Order memory order) internal virtual returns (uint256[] memory amounts) {
        address[] memory path = order.path;
        require(block.timestamp <= order.deadline, "Router: EXPIRED");
        require(path.length >= 2, "Router: INVALID_PATH");
        require(!order.isFromCoin || path[0] == WETH, "Router: INVALID_PATH");
        require(!order.isToCoin || path[path.length - 1] == WETH, "Router: INVALID_PATH");
        amounts = order.isMeasured ? new uint256[](path.length) : getAmountsOut(order.amountIn, path);
        pay(order, pairOf(path[0], path[1]));
        address receiver = order.isToCoin ? address(this) : order.to;
        uint256 received = hop(amounts, path, receiver, order.isMeasured);
        require(received >= order.amountOutMin, "Router: INSUFFICIENT_OUTPUT_AMOUNT");
        if (!order.isToCoin) return amounts;
        Wrapped(payable(WETH)).withdraw(received);
        sendCoin(order.to, received);
    }

    function pay(Order memory order, address pair) private {
        if (!order.isFromCoin) return draw(order.path[0], msg.sender, pair, order.amountIn);
        Wrapped(payable(WETH)).deposit{value: order.amountIn}();
        send(WETH, pair, order.amountIn);
    }

    function hop(uint256[] memory amounts, address[] memory path, address to, bool isMeasured)
        private
        returns (uint256 received)
    {
        uint256 last = path.length - 1;
        uint256 before = isMeasured ? Erc20(path[last]).balanceOf(to) : 0;
        for (uint256 i = 0; i < last; i++) {
            (uint256 reserveIn, uint256 reserveOut, address pair) = readPair(path[i], path[i + 1]);
            if (isMeasured) {
                uint256 arrived = Erc20(path[i]).balanceOf(pair) - reserveIn;
                amounts[i + 1] = getAmountOut(arrived, reserveIn, reserveOut);
            }
            address next = i + 1 < last ? pairOf(path[i + 1], path[i + 2]) : to;
            bool isFirst = path[i] < path[i + 1];
            uint256 amountOut = amounts[i + 1];
            Pair(pair).swap(isFirst ? 0 : amountOut, isFirst ? amountOut : 0, next, "");
        }
        return isMeasured ? Erc20(path[last]).balanceOf(to) - before : amounts[last];
    }

    function readPair(address tokenIn, address tokenOut)
        private
        view
        returns (uint256 reserveIn, uint256 reserveOut, address pair)
    {
        pair = pairOf(tokenIn, tokenOut);
        require(pair != address(0), "Router: NO_PAIR");
        (uint256 reserve0, uint256 reserve1,) = Pair(pair).getReserves();
        (reserveIn, reserveOut) = tokenIn < tokenOut ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
