// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// What can be put on a local chain. `contractCode.ts` is this, compiled by solc 0.8.37 for
// `paris`, optimized for 200 runs, without metadata.

contract Token {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    // What address poisoning does: anybody may log that somebody else sent something.
    function forge(address from, address to, uint256 value) external {
        emit Transfer(from, to, value);
    }
}

// Like the oldest of the dollar tokens: what it is called is bytes32, and `transfer` and `approve` return nothing.
contract OldToken {
    bytes32 public constant name = "Old Dollar";
    bytes32 public constant symbol = "OUSD";
    uint256 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = value;
    }
}

// The part of a constant-product pool that a price is read from.
contract Pool {
    address public immutable token0;
    address public immutable token1;
    uint112 private reserve0;
    uint112 private reserve1;

    constructor(address token0_, address token1_) {
        token0 = token0_;
        token1 = token1_;
    }

    function setReserves(uint112 reserve0_, uint112 reserve1_) external {
        reserve0 = reserve0_;
        reserve1 = reserve1_;
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, uint32(block.timestamp));
    }
}

// Answers as ENS's Universal Resolver does. Both directions are set apart, so that they can contradict each other.
contract Names {
    mapping(bytes32 => string) private names;
    mapping(bytes32 => address) private addresses;
    mapping(bytes32 => string) private avatars;

    function set(address account, string calldata name, bytes calldata dnsName, address owner, string calldata avatar)
        external
    {
        names[keccak256(abi.encodePacked(account))] = name;
        addresses[keccak256(dnsName)] = owner;
        avatars[keccak256(dnsName)] = avatar;
    }

    function reverseWithGateways(bytes calldata account, uint256, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return (names[keccak256(account)], address(this), address(this));
    }

    function resolveWithGateways(bytes calldata dnsName, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        bytes32 key = keccak256(dnsName);
        if (bytes4(data) == 0x59d1d43c) return (abi.encode(avatars[key]), address(this));
        if (bytes4(data) == 0x3b3b57de) return (abi.encode(addresses[key]), address(this));
        return (abi.encode(abi.encodePacked(addresses[key])), address(this));
    }
}
