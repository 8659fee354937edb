// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Erc20 {
    function balanceOf(address owner) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function approve(address spender, uint256 value) external returns (bool);
}

function send(address token, address to, uint256 value) {
    callToken(token, abi.encodeCall(Erc20.transfer, (to, value)));
}

function allow(address token, address spender, uint256 value) {
    callToken(token, abi.encodeCall(Erc20.approve, (spender, value)));
}

function draw(address token, address from, address to, uint256 value) {
    callToken(token, abi.encodeCall(Erc20.transferFrom, (from, to, value)));
}

// Old tokens return nothing.
function callToken(address token, bytes memory data) {
    (bool ok, bytes memory answer) = token.call(data);
    bool isDone = ok && (answer.length == 0 ? token.code.length > 0 : abi.decode(answer, (bool)));
    require(isDone, "Router: TRANSFER_FAILED");
}

function sendCoin(address to, uint256 value) {
    (bool ok,) = to.call{value: value}("");
    require(ok, "Router: COIN_TRANSFER_FAILED");
}
