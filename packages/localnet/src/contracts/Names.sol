// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Resolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

// Answers as ENS's Universal Resolver does. Both directions are set apart, so that they can contradict each other.
// What is not set is asked of the resolver of a zone, as far as there is one, also off the chain (EIP-3668).
contract Names {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverNotFound(bytes name);

    struct Lookup {
        address sender;
        string[] urls;
        bytes callData;
        bytes4 callbackFunction;
        bytes extraData;
    }

    struct ResolverInfo {
        bytes name;
        uint256 offset;
        bytes32 node;
        address resolver;
        bool extended;
    }

    bytes16 private constant digits = "0123456789abcdef";

    mapping(bytes32 => string) private names;
    mapping(bytes32 => address) private addresses;
    mapping(bytes32 => string) private avatars;
    mapping(bytes32 => address) private zones;

    function set(address account, string calldata name, bytes calldata dnsName, address owner, string calldata avatar)
        external
    {
        names[keccak256(abi.encodePacked(account))] = name;
        addresses[keccak256(dnsName)] = owner;
        avatars[keccak256(dnsName)] = avatar;
    }

    // The zone `reverse`, written as DNS does, has the names of accounts.
    function setZone(bytes calldata dnsName, address resolver) external {
        zones[keccak256(dnsName)] = resolver;
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        string memory name = names[keccak256(account)];
        if (bytes(name).length == 0) askName(account, coinType);
        return (name, address(this), address(this));
    }

    function reverse(bytes calldata account, uint256 coinType)
        external
        view
        returns (string memory, address, address)
    {
        string memory name = names[keccak256(account)];
        if (bytes(name).length == 0) askName(account, coinType);
        return (name, address(this), address(this));
    }

    // For those who then ask the resolver of the zone themselves.
    function requireResolver(bytes calldata dnsName) external view returns (ResolverInfo memory) {
        address resolver = find(dnsName);
        if (resolver == address(0)) revert ResolverNotFound(dnsName);
        return ResolverInfo(dnsName, 0, hashOf(dnsName, 0), resolver, true);
    }

    function resolveWithGateways(bytes calldata dnsName, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        bytes32 key = keccak256(dnsName);
        address resolver = addresses[key] == address(0) ? find(dnsName) : address(0);
        if (resolver != address(0)) ask(resolver, dnsName, data, this.resolved.selector, "");
        if (bytes4(data) == 0x59d1d43c) return (abi.encode(avatars[key]), address(this));
        if (bytes4(data) == 0x3b3b57de) return (abi.encode(addresses[key]), address(this));
        return (abi.encode(abi.encodePacked(addresses[key])), address(this));
    }

    function resolved(bytes calldata answer, bytes calldata extra) external view returns (bytes memory, address) {
        (bytes memory result, address resolver,) = proceed(answer, extra);
        return (result, resolver);
    }

    // An account has a name. It counts once the name leads back to the account.
    function named(bytes calldata answer, bytes calldata extra)
        external
        view
        returns (string memory, address, address)
    {
        (bytes memory result, address resolver, bytes memory own) = proceed(answer, extra);
        string memory name = abi.decode(result, (string));
        if (bytes(name).length > 0) askOwner(name, own);
        return ("", resolver, resolver);
    }

    function askOwner(string memory name, bytes memory own) private view {
        (bytes memory account, uint256 coinType) = abi.decode(own, (bytes, uint256));
        bytes memory dnsName = encodeName(name);
        address resolver = find(dnsName);
        if (resolver == address(0)) revert ResolverNotFound(dnsName);
        bytes memory data = abi.encodeWithSelector(0xf1cb7e06, hashOf(dnsName, 0), coinType);
        ask(resolver, dnsName, data, this.confirmed.selector, abi.encode(account, name));
    }

    function confirmed(bytes calldata answer, bytes calldata extra)
        external
        view
        returns (string memory, address, address)
    {
        (bytes memory result, address resolver, bytes memory own) = proceed(answer, extra);
        (bytes memory account, string memory name) = abi.decode(own, (bytes, string));
        require(keccak256(abi.decode(result, (bytes))) == keccak256(account), "The name leads elsewhere");
        return (name, resolver, resolver);
    }

    function askName(bytes memory account, uint256 coinType) private view {
        bytes memory dnsName = reverseName(account, coinType);
        address resolver = find(dnsName);
        if (resolver == address(0)) return;
        bytes memory data = abi.encodeWithSelector(0x691f3431, hashOf(dnsName, 0));
        ask(resolver, dnsName, data, this.named.selector, abi.encode(account, coinType));
    }

    // Passes a lookup on under this address, because only the contract that is called may ask for one.
    function ask(address resolver, bytes memory dnsName, bytes memory data, bytes4 callback, bytes memory own)
        private
        view
    {
        (bool isAnswered, bytes memory reason) = resolver.staticcall(abi.encodeCall(Resolver.resolve, (dnsName, data)));
        require(!isAnswered && bytes4(reason) == OffchainLookup.selector, "The zone is not kept off the chain");
        Lookup memory lookup = readLookup(reason);
        require(lookup.sender == resolver, "A lookup of another contract");
        bytes memory extra = abi.encode(resolver, lookup.callbackFunction, lookup.extraData, own);
        revert OffchainLookup(address(this), lookup.urls, lookup.callData, callback, extra);
    }

    function readLookup(bytes memory reason) private pure returns (Lookup memory lookup) {
        bytes memory body = new bytes(reason.length - 4);
        for (uint256 index = 0; index < body.length; index++) body[index] = reason[index + 4];
        (lookup.sender, lookup.urls, lookup.callData, lookup.callbackFunction, lookup.extraData) =
            abi.decode(body, (address, string[], bytes, bytes4, bytes));
    }

    function proceed(bytes calldata answer, bytes calldata extra)
        private
        view
        returns (bytes memory, address, bytes memory)
    {
        (address resolver, bytes4 callback, bytes memory theirs, bytes memory own) =
            abi.decode(extra, (address, bytes4, bytes, bytes));
        (bool isProved, bytes memory result) = resolver.staticcall(abi.encodeWithSelector(callback, answer, theirs));
        if (!isProved) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        return (abi.decode(result, (bytes)), resolver, own);
    }

    // The resolver of the longest zone that a name is in.
    function find(bytes memory dnsName) private view returns (address) {
        for (uint256 index = 0; index < dnsName.length && dnsName[index] != 0; index += uint8(dnsName[index]) + 1) {
            bytes memory rest = new bytes(dnsName.length - index);
            for (uint256 to = 0; to < rest.length; to++) rest[to] = dnsName[index + to];
            address resolver = zones[keccak256(rest)];
            if (resolver != address(0)) return resolver;
        }
        return address(0);
    }

    function hashOf(bytes memory dnsName, uint256 index) private pure returns (bytes32) {
        uint256 length = uint8(dnsName[index]);
        if (length == 0) return 0;
        bytes memory label = new bytes(length);
        for (uint256 to = 0; to < length; to++) label[to] = dnsName[index + 1 + to];
        return keccak256(abi.encodePacked(hashOf(dnsName, index + 1 + length), keccak256(label)));
    }

    function encodeName(string memory name) private pure returns (bytes memory dnsName) {
        bytes memory text = bytes(name);
        dnsName = new bytes(text.length + 2);
        uint256 start = 0;
        for (uint256 index = 0; index <= text.length; index++) {
            if (index < text.length && text[index] != ".") {
                dnsName[index + 1] = text[index];
                continue;
            }
            dnsName[start] = bytes1(uint8(index - start));
            start = index + 1;
        }
    }

    // `{address}.addr.reverse` on Ethereum, `{address}.{coin type}.reverse` elsewhere (ENSIP-19).
    function reverseName(bytes memory account, uint256 coinType) private pure returns (bytes memory) {
        bytes memory kind = coinType == 60 ? bytes("addr") : coinType == 0x80000000 ? bytes("default") : hexOf(coinType);
        bytes memory label = hexOf(account);
        return abi.encodePacked(uint8(label.length), label, uint8(kind.length), kind, uint8(7), "reverse", uint8(0));
    }

    function hexOf(bytes memory data) private pure returns (bytes memory text) {
        text = new bytes(data.length * 2);
        for (uint256 index = 0; index < data.length; index++) {
            text[index * 2] = digits[uint8(data[index]) >> 4];
            text[index * 2 + 1] = digits[uint8(data[index]) & 15];
        }
    }

    function hexOf(uint256 value) private pure returns (bytes memory text) {
        uint256 length = 1;
        for (uint256 rest = value >> 4; rest > 0; rest >>= 4) length++;
        text = new bytes(length);
        for (uint256 index = length; index > 0; index--) {
            text[index - 1] = digits[value & 15];
            value >>= 4;
        }
    }
}
