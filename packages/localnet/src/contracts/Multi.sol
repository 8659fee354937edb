// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// A collection of items with many of a kind (ERC-1155), as far as they are held and approved.
contract Multi {
    mapping(uint256 => mapping(address => uint256)) private held;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );
    event ApprovalForAll(address indexed account, address indexed operator, bool approved);

    function mint(address to, uint256 id, uint256 value) external {
        held[id][to] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function balanceOf(address account, uint256 id) external view returns (uint256) {
        return held[id][account];
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }
}
