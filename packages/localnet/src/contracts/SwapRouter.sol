// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Exchange} from "./Exchange.sol";
import {Token} from "./Token.sol";
import {Wrapped} from "./Wrapped.sol";
import {readPath} from "./paths.sol";
import {Erc20, allow, draw, sendCoin} from "./transfers.sol";

// The ABI of SwapRouter02, as far as a fixed amount is swapped over pools of the exchange.
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

    struct ExactInputParams {
        bytes path;
        address recipient;
        uint256 amountIn;
        uint256 amountOutMinimum;
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
        address[] memory path = new address[](2);
        (path[0], path[1]) = (order.tokenIn, order.tokenOut);
        return exchangePath(path, order.recipient, order.amountIn, order.amountOutMinimum);
    }

    function exactInput(ExactInputParams calldata order) external payable returns (uint256) {
        return exchangePath(readPath(order.path), order.recipient, order.amountIn, order.amountOutMinimum);
    }

    function exchangePath(address[] memory path, address recipient, uint256 amount, uint256 minimum)
        private
        returns (uint256)
    {
        bool isCoin = path[0] == wrapped && address(this).balance >= amount;
        if (isCoin) Wrapped(payable(wrapped)).deposit{value: amount}();
        else draw(path[0], msg.sender, address(this), amount);
        allow(path[0], address(exchange), amount);
        address to = recipient == address(1) ? msg.sender : recipient;
        if (to == address(2)) to = address(this);
        uint256[] memory amounts = exchange.swapExactTokensForTokens(amount, minimum, path, to, block.timestamp);
        return amounts[amounts.length - 1];
    }

    function unwrapWETH9(uint256 minimum, address recipient) external payable {
        uint256 held = Erc20(wrapped).balanceOf(address(this));
        require(held >= minimum, "Insufficient WETH9");
        Wrapped(payable(wrapped)).withdraw(held);
        sendCoin(recipient, held);
    }
}
