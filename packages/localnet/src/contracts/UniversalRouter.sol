// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Exchange} from "./Exchange.sol";
import {Guard} from "./Guard.sol";
import {Permit2} from "./Permit2.sol";
import {allow} from "./transfers.sol";

// Universal Router's PERMIT2_PERMIT and V2_SWAP_EXACT_IN, over the pools of the exchange.
contract UniversalRouter is Guard {
    uint256 private constant permit2Permit = 0x0a;
    uint256 private constant v2SwapExactIn = 0x08;

    Exchange private immutable exchange;
    Permit2 private immutable permit2;

    constructor(address payable exchange_, address permit2_) {
        exchange = Exchange(exchange_);
        permit2 = Permit2(permit2_);
    }

    function run(uint256 command, bytes calldata input) internal override returns (bool, bytes memory) {
        if (command == permit2Permit) {
            (Permit2.PermitSingle memory single, bytes memory signature) =
                abi.decode(input, (Permit2.PermitSingle, bytes));
            return address(permit2).call(abi.encodeCall(Permit2.permit, (msg.sender, single, signature)));
        }
        if (command != v2SwapExactIn) return super.run(command, input);
        (address to, uint256 amountIn, uint256 amountOutMin, address[] memory path, bool payerIsUser) =
            abi.decode(input, (address, uint256, uint256, address[], bool));
        if (payerIsUser) permit2.transferFrom(msg.sender, address(this), uint160(amountIn), path[0]);
        allow(path[0], address(exchange), amountIn);
        address receiver = to == address(1) ? msg.sender : to;
        exchange.swapExactTokensForTokens(amountIn, amountOutMin, path, receiver, block.timestamp);
        return (true, "");
    }
}
