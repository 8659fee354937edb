// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UserOperation06, recover} from "./operations.sol";

// The code of contract accounts of EntryPoint 0.6, with the calls of Coinbase Smart Wallet 1.1 that wallets make: any owner signs, messages count
// for one account on one chain. For local chains: owners are addresses only, without passkeys, and nothing adds or removes them.
contract ContractAccount {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    struct SignatureWrapper {
        uint256 ownerIndex;
        bytes signatureData;
    }

    event AddOwner(uint256 indexed index, bytes owner);

    address public constant entryPoint = 0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789;
    // Operations in this lane would count on every chain. The account has none of them.
    uint256 public constant REPLAYABLE_NONCE_KEY = 8453;
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant MESSAGE = keccak256("CoinbaseSmartWalletMessage(bytes32 hash)");

    // In the first slot, so that the code itself can be placed as one that has owners already.
    uint256 public nextOwnerIndex;
    mapping(uint256 => bytes) public ownerAtIndex;
    mapping(bytes => bool) public isOwnerBytes;

    receive() external payable {}

    modifier onlyAllowed() {
        bool isAllowed = msg.sender == entryPoint || msg.sender == address(this) || isOwnerAddress(msg.sender);
        require(isAllowed, "ContractAccount: not allowed");
        _;
    }

    function initialize(bytes[] calldata owners) external payable {
        require(nextOwnerIndex == 0, "ContractAccount: has owners");
        for (uint256 i = 0; i < owners.length; i++) {
            require(owners[i].length == 32, "ContractAccount: no address");
            require(uint256(bytes32(owners[i])) <= type(uint160).max, "ContractAccount: no address");
            require(!isOwnerBytes[owners[i]], "ContractAccount: twice");
            isOwnerBytes[owners[i]] = true;
            ownerAtIndex[i] = owners[i];
            emit AddOwner(i, owners[i]);
        }
        nextOwnerIndex = owners.length;
    }

    function validateUserOp(UserOperation06 calldata operation, bytes32 hash, uint256 missing)
        external
        returns (uint256)
    {
        require(msg.sender == entryPoint, "ContractAccount: not the entry point");
        require(operation.nonce >> 64 != REPLAYABLE_NONCE_KEY, "ContractAccount: lane");
        // The entry point sees by itself whether it was paid.
        (bool isPaid,) = payable(msg.sender).call{value: missing}("");
        isPaid;
        return isSigned(hash, operation.signature) ? 0 : 1;
    }

    function execute(address target, uint256 value, bytes calldata data) external payable onlyAllowed {
        run(target, value, data);
    }

    function executeBatch(Call[] calldata calls) external payable onlyAllowed {
        for (uint256 i = 0; i < calls.length; i++) run(calls[i].target, calls[i].value, calls[i].data);
    }

    // ERC-1271.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return isSigned(replaySafeHash(hash), signature) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function replaySafeHash(bytes32 hash) public view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(DOMAIN, keccak256("Coinbase Smart Wallet"), keccak256("1"), block.chainid, address(this))
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, keccak256(abi.encode(MESSAGE, hash))));
    }

    function isOwnerAddress(address account) public view returns (bool) {
        return isOwnerBytes[abi.encode(account)];
    }

    function isSigned(bytes32 hash, bytes calldata signature) private view returns (bool) {
        SignatureWrapper memory wrapper = abi.decode(signature, (SignatureWrapper));
        bytes memory owner = ownerAtIndex[wrapper.ownerIndex];
        if (owner.length != 32) return false;
        address signer = this.recoverSigner(hash, wrapper.signatureData);
        return signer != address(0) && abi.decode(owner, (address)) == signer;
    }

    // For itself: what is in memory becomes call data again.
    function recoverSigner(bytes32 hash, bytes calldata signature) external pure returns (address) {
        return recover(hash, signature);
    }

    function run(address target, uint256 value, bytes calldata data) private {
        (bool isDone, bytes memory answer) = target.call{value: value}(data);
        if (isDone) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
