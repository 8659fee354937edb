// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Exchange} from "./Exchange.sol";
import {readPath} from "./paths.sol";

// The ABI of QuoterV2, as far as a fixed amount goes over pools of the exchange, whose fee is 0.3 %.
contract Quoter {
    Exchange private immutable exchange;

    constructor(address payable exchange_) {
        exchange = Exchange(exchange_);
    }

    function quoteExactInput(bytes calldata path, uint256 amountIn)
        external
        view
        returns (uint256 amountOut, uint160[] memory prices, uint32[] memory ticks, uint256 gas)
    {
        address[] memory tokens = readPath(path);
        uint256[] memory amounts = exchange.getAmountsOut(amountIn, tokens);
        amountOut = amounts[amounts.length - 1];
        prices = new uint160[](tokens.length - 1);
        ticks = new uint32[](tokens.length - 1);
        gas = 90_000 * (tokens.length - 1);
    }
}
