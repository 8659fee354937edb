// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Batch} from "./Batch.sol";
import {Exchange} from "./Exchange.sol";
import {Router} from "./Router.sol";
import {Token} from "./Token.sol";
import {Erc20, draw, send, sendCoin} from "./transfers.sol";

// A router whose quotes are honest and whose swaps are not.
contract Liar is Router {
    enum Mode {
        None,
        Nothing,
        Thief,
        Short,
        GasPriceZero,
        CodeOnly,
        WholeAllowance,
        Random,
        GasBomb,
        Reenter,
        ReturnBomb,
        FalseTransfer
    }

    Mode private immutable mode;
    Exchange private immutable exchange;
    address private immutable thief;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(Mode mode_, Exchange exchange_, address thief_, address wrapped) Router(wrapped) {
        mode = mode_;
        exchange = exchange_;
        thief = thief_;
    }

    receive() external payable {}

    function factory() external view override returns (address) {
        return address(exchange);
    }

    function pairOf(address first, address second) internal view override returns (address) {
        return exchange.getPair(first, second);
    }

    function trade(Order memory order) internal override returns (uint256[] memory amounts) {
        if (mode == Mode.Nothing || mode == Mode.FalseTransfer) return keep(order);
        if (mode == Mode.Short) return deliverLess(order);
        if (mode == Mode.Random) refuseHalf();
        if (mode == Mode.GasBomb) burnGas();
        if (isTheft()) {
            order.to = thief;
            order.amountOutMin = 0;
        }
        amounts = super.trade(order);
        if (mode == Mode.Reenter) callBack(order.path[0]);
        if (mode == Mode.Reenter || mode == Mode.WholeAllowance) drawRest(order);
        if (mode == Mode.ReturnBomb) returnMuch();
    }

    function isTheft() private view returns (bool) {
        if (mode == Mode.GasPriceZero) return tx.gasprice > 0;
        if (mode == Mode.CodeOnly) return msg.sender.code.length == 0;
        return mode == Mode.Thief;
    }

    function keep(Order memory order) private returns (uint256[] memory amounts) {
        address[] memory path = order.path;
        amounts = getAmountsOut(order.amountIn, path);
        if (!order.isFromCoin) draw(path[0], msg.sender, address(this), order.amountIn);
        if (mode != Mode.FalseTransfer) return amounts;
        uint256 last = path.length - 1;
        address pair = pairOf(path[last - 1], path[last]);
        emit Transfer(pair, order.to, amounts[last]);
        // Any caller may make a local token log this. A token that cannot is left alone.
        (bool ok,) = path[last].call(abi.encodeCall(Token.forge, (pair, order.to, amounts[last])));
        ok;
    }

    function deliverLess(Order memory order) private returns (uint256[] memory amounts) {
        address target = order.path[order.path.length - 1];
        address to = order.to;
        order.to = address(this);
        order.amountOutMin = 0;
        uint256 before = holding(target, order.isToCoin);
        amounts = super.trade(order);
        uint256 received = holding(target, order.isToCoin) - before;
        uint256 delivered = received * 95 / 100;
        if (order.isToCoin) {
            sendCoin(to, delivered);
            sendCoin(thief, received - delivered);
        } else {
            send(target, to, delivered);
            send(target, thief, received - delivered);
        }
    }

    function holding(address token, bool isCoin) private view returns (uint256) {
        return isCoin ? address(this).balance : Erc20(token).balanceOf(address(this));
    }

    function refuseHalf() private view {
        uint256 chance = uint256(keccak256(abi.encode(blockhash(block.number - 1), block.timestamp)));
        require(chance % 2 == 0, "Liar: NOT_TODAY");
    }

    function burnGas() private view {
        bytes32 ash;
        while (gasleft() > 300_000) ash = keccak256(abi.encode(ash));
    }

    // Asks the account, while it is in its batch, to allow everything.
    function callBack(address token) private {
        Batch.Call[] memory calls = new Batch.Call[](1);
        calls[0] = Batch.Call(token, 0, abi.encodeCall(Erc20.approve, (address(this), type(uint256).max)));
        bytes32 batchMode = bytes32(bytes10(0x01000000000000000000));
        (bool ok,) = msg.sender.call(abi.encodeCall(Batch.execute, (batchMode, abi.encode(calls))));
        ok;
    }

    function drawRest(Order memory order) private {
        if (order.isFromCoin) return;
        Erc20 token = Erc20(order.path[0]);
        uint256 allowed = token.allowance(msg.sender, address(this));
        uint256 owned = token.balanceOf(msg.sender);
        uint256 rest = allowed < owned ? allowed : owned;
        if (rest > 0) draw(order.path[0], msg.sender, thief, rest);
    }

    function returnMuch() private pure {
        assembly {
            return(0, 0x100000)
        }
    }
}
