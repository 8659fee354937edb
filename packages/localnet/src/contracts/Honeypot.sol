// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Token} from "./Token.sol";

// Can be bought from its pool, but not sold to it.
contract Honeypot is Token {
    address public immutable pool;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address pool_)
        Token(name_, symbol_, decimals_)
    {
        pool = pool_;
    }

    function move(address from, address to, uint256 value) internal override {
        require(to != pool, "Honeypot: FORBIDDEN");
        super.move(from, to, value);
    }
}
