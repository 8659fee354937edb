// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Exchange} from "./Exchange.sol";
import {Token} from "./Token.sol";
import {Wrapped} from "./Wrapped.sol";
import {allow, draw, send, sendCoin} from "./transfers.sol";

// The ABI of 1inch's router of version 6, as far as a fixed amount is swapped over one pool of the exchange.
contract AggregationRouter {
    struct SwapDescription {
        address srcToken;
        address dstToken;
        address srcReceiver;
        address dstReceiver;
        uint256 amount;
        uint256 minReturnAmount;
        uint256 flags;
    }

    address private constant coin = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    Exchange private immutable exchange;
    address private immutable wrapped;

    constructor(address payable exchange_, address wrapped_) {
        exchange = Exchange(exchange_);
        wrapped = wrapped_;
    }

    receive() external payable {
        require(msg.sender == wrapped, "Not wrapped");
    }

    // A permit is its token, and the arguments of the token's function. Anybody may have handed it in before.
    function permitAndCall(bytes calldata permit, bytes calldata action) external payable {
        (bool isPermitted,) = address(bytes20(permit[:20])).call(abi.encodePacked(Token.permit.selector, permit[20:]));
        isPermitted;
        (bool ok, bytes memory answer) = address(this).delegatecall(action);
        assembly {
            if iszero(ok) { revert(add(answer, 0x20), mload(answer)) }
            return(add(answer, 0x20), mload(answer))
        }
    }

    function swap(address, SwapDescription calldata order, bytes calldata)
        external
        payable
        returns (uint256 returned, uint256 spent)
    {
        spent = order.amount;
        bool isCoin = order.srcToken == coin;
        require(msg.value == (isCoin ? spent : 0), "InvalidMsgValue");
        if (isCoin) Wrapped(payable(wrapped)).deposit{value: spent}();
        else draw(order.srcToken, msg.sender, address(this), spent);
        address[] memory path = new address[](2);
        (path[0], path[1]) =
            (isCoin ? wrapped : order.srcToken, order.dstToken == coin ? wrapped : order.dstToken);
        allow(path[0], address(exchange), spent);
        returned = exchange.swapExactTokensForTokens(spent, order.minReturnAmount, path, address(this), block.timestamp)[1];
        address to = order.dstReceiver == address(0) ? msg.sender : order.dstReceiver;
        if (order.dstToken != coin) send(order.dstToken, to, returned);
        else {
            Wrapped(payable(wrapped)).withdraw(returned);
            sendCoin(to, returned);
        }
    }
}
