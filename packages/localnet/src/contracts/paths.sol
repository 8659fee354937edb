// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// The tokens of a packed path: each is 20 bytes, and between two stand 3 bytes with the fee of their pool.
function readPath(bytes calldata path) pure returns (address[] memory tokens) {
    require(path.length >= 43 && path.length % 23 == 20, "Path");
    tokens = new address[](path.length / 23 + 1);
    for (uint256 i = 0; i < tokens.length; i++) {
        tokens[i] = address(bytes20(path[i * 23:i * 23 + 20]));
        bool isLast = i == tokens.length - 1;
        require(isLast || uint24(bytes3(path[i * 23 + 20:i * 23 + 23])) == 3000, "No pool");
    }
}
