// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// What the conformance tests of transfers put on a local chain. `transferContractCode.ts` is this, compiled by solc 0.8.37 for `paris`,
// optimized for 200 runs, without metadata.

contract Token {
    // What a token does other than the standard has it, as bits of `habits`.
    uint256 constant RETURNS_NOTHING = 1;
    uint256 constant SAYS_NO = 2;
    uint256 constant KEEPS_A_PART = 4;
    uint256 constant EMITS_NOTHING = 8;
    uint256 constant IS_CALLED_IN_BYTES = 16;
    uint256 constant HAS_NO_DECIMALS = 32;
    uint256 constant MOVES_NOTHING = 64;

    string private text;
    uint256 private places;
    uint256 private immutable habits;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) private blocked;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory text_, uint256 places_, uint256 habits_) {
        text = text_;
        places = places_;
        habits = habits_;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function setBlocked(address account, bool isBlocked) external {
        blocked[account] = isBlocked;
    }

    function setDecimals(uint256 places_) external {
        places = places_;
    }

    function decimals() external view returns (uint256) {
        require(habits & HAS_NO_DECIMALS == 0);
        return places;
    }

    function symbol() external view returns (string memory) {
        return called();
    }

    function name() external view returns (string memory) {
        return called();
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!blocked[msg.sender] && !blocked[to], "the account is blocked");
        if (habits & SAYS_NO != 0) return false;
        if (habits & MOVES_NOTHING == 0) {
            uint256 kept = habits & KEEPS_A_PART == 0 ? 0 : value / 100;
            balanceOf[msg.sender] -= value;
            balanceOf[to] += value - kept;
            if (habits & EMITS_NOTHING == 0) emit Transfer(msg.sender, to, value - kept);
        }
        if (habits & RETURNS_NOTHING != 0)
            assembly {
                return(0, 0)
            }
        return true;
    }

    function called() private view returns (string memory) {
        if (habits & IS_CALLED_IN_BYTES != 0) {
            bytes32 word = bytes32(bytes(text));
            assembly {
                mstore(0, word)
                return(0, 32)
            }
        }
        return text;
    }
}

// Somebody's account: it does what it is told to by anybody, and judges signatures.
contract Account {
    receive() external payable {}

    function execute(address to, uint256 value, bytes calldata data) external {
        (bool isDone,) = to.call{value: value}(data);
        require(isDone, "the account could not");
    }

    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0xffffffff;
    }
}

// An account that batches calls (EIP-7702), is driven by an entry point (ERC-4337), or says what came of a call as a Safe does.
contract SmartAccount {
    event ExecutionSuccess(bytes32 txHash, uint256 payment);
    event ExecutionFailure(bytes32 txHash, uint256 payment);

    receive() external payable {}

    function batch(address[] calldata to, uint256[] calldata values, bytes[] calldata data) external {
        for (uint256 i = 0; i < to.length; i++) {
            (bool isDone,) = to[i].call{value: values[i]}(data[i]);
            require(isDone, "a call failed");
        }
    }

    function execute(address to, uint256 value, bytes calldata data) external {
        (bool isDone,) = to.call{value: value}(data);
        require(isDone, "the account could not");
    }

    function execTransaction(address to, uint256 value, bytes calldata data) external {
        (bool isDone,) = to.call{value: value}(data);
        if (isDone) emit ExecutionSuccess(bytes32(0), 0);
        else emit ExecutionFailure(bytes32(0), 0);
    }

    function validateUserOp(uint256 missing) external {
        (bool isDone,) = msg.sender.call{value: missing}("");
        require(isDone, "the entry point takes no coins");
    }
}

// The events and the deposits of an entry point.
contract EntryPoint {
    event Deposited(address indexed account, uint256 totalDeposit);
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );

    mapping(address => uint256) public balanceOf;

    receive() external payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposited(msg.sender, balanceOf[msg.sender]);
    }

    function handleOp(SmartAccount account, uint256 missing, bytes calldata call) external {
        if (missing > 0) account.validateUserOp(missing);
        (bool isDone,) = address(account).call(call);
        uint256 cost = missing / 2;
        balanceOf[address(account)] -= cost;
        (bool isPaid,) = msg.sender.call{value: cost}("");
        require(isPaid, "the bundler takes no coins");
        emit UserOperationEvent(keccak256(call), address(account), address(0), 0, isDone, cost, 1);
    }
}

// A contract that takes coins, and one that does not.
contract Vault {
    receive() external payable {}
}

contract Rejecting {
    receive() external payable {
        revert("no coins, please");
    }
}

// What a chain of the OP stack tells of its fees.
contract FeeOracle {
    function getL1FeeUpperBound(uint256 size) external pure returns (uint256) {
        return size * 1e9;
    }
}

// Answers as ENS's Universal Resolver does, for names that are kept on the chain or elsewhere.
contract Names {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);
    error ResolverNotFound(bytes name);

    mapping(bytes32 => bytes) private addresses;
    mapping(bytes32 => string) private places;

    function set(bytes calldata name, uint256 coin, bytes calldata account) external {
        addresses[keccak256(abi.encode(name, coin))] = account;
    }

    function setPlace(bytes calldata name, string calldata url) external {
        places[keccak256(name)] = url;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        require(bytes4(data) == 0xf1cb7e06);
        (, uint256 coin) = abi.decode(data[4:], (bytes32, uint256));
        string memory place = places[keccak256(name)];
        if (bytes(place).length > 0) {
            string[] memory urls = new string[](1);
            urls[0] = place;
            revert OffchainLookup(address(this), urls, data, this.prove.selector, abi.encode(coin));
        }
        bytes memory account = addresses[keccak256(abi.encode(name, coin))];
        if (account.length == 0 && name[0] == 0x07) revert ResolverNotFound(name);
        return (abi.encode(account), address(this));
    }

    function prove(bytes calldata response, bytes calldata extraData) external view returns (bytes memory, address) {
        require(extraData.length == 32);
        return (abi.encode(response), address(this));
    }
}
