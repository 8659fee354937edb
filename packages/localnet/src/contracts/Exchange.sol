// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pair} from "./Pair.sol";
import {Router} from "./Router.sol";

// The router and its own factory.
contract Exchange is Router {
    mapping(address => mapping(address => address)) public getPair;
    address[] public allPairs;

    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    constructor(address wrapped) Router(wrapped) {}

    receive() external payable {
        require(msg.sender == WETH, "Exchange: COIN_REFUSED");
    }

    function factory() external view override returns (address) {
        return address(this);
    }

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }

    function createPair(address first, address second) external returns (address pair) {
        (address token0, address token1) = first < second ? (first, second) : (second, first);
        require(token0 != address(0) && token0 != token1, "Exchange: INVALID_TOKENS");
        require(getPair[token0][token1] == address(0), "Exchange: PAIR_EXISTS");
        pair = address(new Pair(token0, token1));
        getPair[token0][token1] = pair;
        getPair[token1][token0] = pair;
        allPairs.push(pair);
        emit PairCreated(token0, token1, pair, allPairs.length);
    }

    function pairOf(address first, address second) internal view override returns (address) {
        return getPair[first][second];
    }
}
