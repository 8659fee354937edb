// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Exchange} from "./Exchange.sol";
import {Token} from "./Token.sol";
import {Wrapped} from "./Wrapped.sol";
import {Erc20, allow, draw, sendCoin} from "./transfers.sol";

// The ABI of SwapRouter02, as far as a fixed amount is swapped over one pool of the exchange.
contract SwapRouter {
    struct ExactInputSingleParams {
        address tokenIn;
        address tokenOut;
        uint24 fee;
        address recipient;
        uint256 amountIn;
        uint256 amountOutMinimum;
        uint160 sqrtPriceLimitX96;
    }

    Exchange private immutable exchange;
    address private immutable wrapped;

    constructor(address payable exchange_, address wrapped_) {
        exchange = Exchange(exchange_);
        wrapped = wrapped_;
    }

    receive() external payable {
        require(msg.sender == wrapped, "Not WETH9");
    }

    function multicall(uint256 deadline, bytes[] calldata data) external payable returns (bytes[] memory results) {
        require(block.timestamp <= deadline, "Transaction too old");
        results = new bytes[](data.length);
        for (uint256 i = 0; i < data.length; i++) {
            (bool ok, bytes memory answer) = address(this).delegatecall(data[i]);
            if (!ok) {
                assembly {
                    revert(add(answer, 0x20), mload(answer))
                }
            }
            results[i] = answer;
        }
    }

    // Anybody may have handed the permit in before.
    function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        payable
    {
        if (Erc20(token).allowance(msg.sender, address(this)) < value) {
            Token(token).permit(msg.sender, address(this), value, deadline, v, r, s);
        }
    }

    function exactInputSingle(ExactInputSingleParams calldata order) external payable returns (uint256) {
        bool isCoin = order.tokenIn == wrapped && address(this).balance >= order.amountIn;
        if (isCoin) Wrapped(payable(wrapped)).deposit{value: order.amountIn}();
        else draw(order.tokenIn, msg.sender, address(this), order.amountIn);
        allow(order.tokenIn, address(exchange), order.amountIn);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (order.tokenIn, order.tokenOut);
        address to = order.recipient == address(1) ? msg.sender : order.recipient;
        if (to == address(2)) to = address(this);
        uint256[] memory amounts =
            exchange.swapExactTokensForTokens(order.amountIn, order.amountOutMinimum, path, to, block.timestamp);
        return amounts[1];
    }

    function unwrapWETH9(uint256 minimum, address recipient) external payable {
        uint256 held = Erc20(wrapped).balanceOf(address(this));
        require(held >= minimum, "Insufficient WETH9");
        Wrapped(payable(wrapped)).withdraw(held);
        sendCoin(recipient, held);
    }
}
