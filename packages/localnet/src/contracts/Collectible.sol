// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// A collection of items that are one of their kind (ERC-721), as far as they are owned and approved.
contract Collectible {
    string public constant name = "Harbour Lights";
    string public constant symbol = "LIGHT";
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to, uint256 id) external {
        require(ownerOf[id] == address(0), "Collectible: EXISTS");
        (ownerOf[id], balanceOf[to]) = (to, balanceOf[to] + 1);
        emit Transfer(address(0), to, id);
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf[id];
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "Collectible: FOREIGN");
        getApproved[id] = to;
        emit Approval(owner, to, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) external {
        bool isAllowed = msg.sender == from || getApproved[id] == msg.sender || isApprovedForAll[from][msg.sender];
        require(ownerOf[id] == from && isAllowed, "Collectible: FORBIDDEN");
        delete getApproved[id];
        (ownerOf[id], balanceOf[from], balanceOf[to]) = (to, balanceOf[from] - 1, balanceOf[to] + 1);
        emit Transfer(from, to, id);
    }
}
