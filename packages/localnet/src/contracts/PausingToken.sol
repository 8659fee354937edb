// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Token} from "./Token.sol";

// Moves only while it is not paused.
contract PausingToken is Token {
    bool public paused;

    constructor(string memory name_, string memory symbol_, uint8 decimals_) Token(name_, symbol_, decimals_) {
        paused = true;
    }

    function setPaused(bool paused_) external {
        paused = paused_;
    }

    function move(address from, address to, uint256 value) internal override {
        require(!paused, "Pausable: PAUSED");
        super.move(from, to, value);
    }
}
