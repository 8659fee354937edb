// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// The resolver of a zone of ENS names that are kept off the chain (ENSIP-10, EIP-3668). A gateway answers,
// and what it answers counts once one of the signers has proved it.
contract ZoneResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error Expired(uint64 expires);
    error NotSigned();
    error NotOwner();

    event UrlsChanged(string[] urls);
    event SignerChanged(address indexed signer, bool isSigner);
    event OwnerProposed(address indexed next);
    event OwnerChanged(address indexed owner);

    // Half of the order of secp256k1: of two signatures that prove the same, the other one is refused.
    uint256 private constant highestS = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    address public owner;
    address public nextOwner;
    mapping(address => bool) public isSigner;
    string[] private urls;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor(string[] memory urls_, address[] memory signers) {
        owner = msg.sender;
        urls = urls_;
        emit OwnerChanged(msg.sender);
        emit UrlsChanged(urls_);
        for (uint256 index = 0; index < signers.length; index++) change(signers[index], true);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923 || id == 0x01ffc9a7;
    }

    function gateways() external view returns (string[] memory) {
        return urls;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        bytes memory question = abi.encodeCall(this.resolve, (name, data));
        revert OffchainLookup(address(this), urls, question, this.prove.selector, question);
    }

    // `answer` is (bytes result, uint64 expires, bytes signature), as the gateway gave it.
    function prove(bytes calldata answer, bytes calldata question) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(answer, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert Expired(expires);
        bytes32 hash =
            keccak256(abi.encodePacked(hex"1900", address(this), expires, keccak256(question), keccak256(result)));
        if (!isSigner[recover(hash, signature)]) revert NotSigned();
        return result;
    }

    function setUrls(string[] memory urls_) external onlyOwner {
        urls = urls_;
        emit UrlsChanged(urls_);
    }

    function setSigner(address signer, bool isSigner_) external onlyOwner {
        change(signer, isSigner_);
    }

    // An owner that cannot sign would be one for ever, so the next one has to accept.
    function proposeOwner(address next) external onlyOwner {
        nextOwner = next;
        emit OwnerProposed(next);
    }

    function acceptOwner() external {
        if (msg.sender != nextOwner) revert NotOwner();
        owner = msg.sender;
        nextOwner = address(0);
        emit OwnerChanged(msg.sender);
    }

    function change(address signer, bool isSigner_) private {
        // A signature that proves nothing is recovered as this address.
        if (signer == address(0)) revert NotSigned();
        isSigner[signer] = isSigner_;
        emit SignerChanged(signer, isSigner_);
    }

    function recover(bytes32 hash, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) revert NotSigned();
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        if (uint256(s) > highestS) revert NotSigned();
        return ecrecover(hash, v, r, s);
    }
}
