// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Exchange} from "./Exchange.sol";
import {Relayer} from "./Relayer.sol";
import {Wrapped} from "./Wrapped.sol";
import {allow, send, sendCoin} from "./transfers.sol";

// Fills CoW Protocol's orders from the pools of the exchange, with its domain, ids and event.
contract Settlement {
    struct Order {
        address sellToken;
        address buyToken;
        address receiver;
        uint256 sellAmount;
        uint256 buyAmount;
        uint32 validTo;
        bytes32 appData;
        uint256 feeAmount;
        bytes32 kind;
        bool partiallyFillable;
        bytes32 sellTokenBalance;
        bytes32 buyTokenBalance;
    }

    bytes32 private constant orderKind = keccak256(
        "Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)"
    );
    address private constant coin = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;

    Exchange private immutable exchange;
    Relayer private immutable relayer;
    address private immutable wrapped;

    mapping(bytes => uint256) public filledAmount;

    event Trade(
        address indexed owner,
        address sellToken,
        address buyToken,
        uint256 sellAmount,
        uint256 buyAmount,
        uint256 feeAmount,
        bytes orderUid
    );
    event OrderInvalidated(address indexed owner, bytes orderUid);

    constructor(address payable exchange_, address relayer_, address wrapped_) {
        exchange = Exchange(exchange_);
        relayer = Relayer(relayer_);
        wrapped = wrapped_;
    }

    receive() external payable {}

    function domainSeparator() public view returns (bytes32) {
        bytes32 kind =
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(
            abi.encode(kind, keccak256("Gnosis Protocol"), keccak256("v2"), block.chainid, address(this))
        );
    }

    // What a solver does: it keeps what the pool gives beyond what the order demands, if it wants to.
    function fill(Order calldata order, bytes calldata signature, uint256 kept) external {
        bytes32 content = keccak256(abi.encode(orderKind, order));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", domainSeparator(), content));
        address owner =
            ecrecover(digest, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        bytes memory uid = abi.encodePacked(digest, owner, order.validTo);
        require(block.timestamp <= order.validTo, "GPv2: order expired");
        require(filledAmount[uid] == 0, "GPv2: order filled");
        filledAmount[uid] = order.sellAmount;
        relayer.take(order.sellToken, owner, order.sellAmount);
        uint256 bought = buy(order);
        require(bought - kept >= order.buyAmount, "GPv2: limit price not respected");
        if (order.buyToken == coin) sendCoin(order.receiver, bought - kept);
        else send(order.buyToken, order.receiver, bought - kept);
        emit Trade(owner, order.sellToken, order.buyToken, order.sellAmount, bought - kept, 0, uid);
    }

    function invalidateOrder(bytes calldata uid) external {
        require(address(bytes20(uid[32:52])) == msg.sender, "GPv2: caller does not own order");
        filledAmount[uid] = type(uint256).max;
        emit OrderInvalidated(msg.sender, uid);
    }

    function buy(Order calldata order) private returns (uint256 bought) {
        allow(order.sellToken, address(exchange), order.sellAmount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (order.sellToken, order.buyToken == coin ? wrapped : order.buyToken);
        bought = exchange.swapExactTokensForTokens(order.sellAmount, 0, path, address(this), block.timestamp)[1];
        if (order.buyToken == coin) Wrapped(payable(wrapped)).withdraw(bought);
    }
}
