// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {draw} from "./transfers.sol";

// Takes what orders sell, for the settlement alone.
contract Relayer {
    address private immutable settlement;

    constructor(address settlement_) {
        settlement = settlement_;
    }

    function take(address token, address owner, uint256 amount) external {
        require(msg.sender == settlement, "Relayer: NOT_SETTLEMENT");
        draw(token, owner, settlement, amount);
    }
}
