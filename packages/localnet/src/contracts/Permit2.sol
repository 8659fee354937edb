// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {draw} from "./transfers.sol";

// The ABI of Permit2's allowances, as far as one token is allowed at a time.
contract Permit2 {
    struct Allowance {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    struct PermitDetails {
        address token;
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    struct PermitSingle {
        PermitDetails details;
        address spender;
        uint256 sigDeadline;
    }

    bytes32 private constant detailsKind =
        keccak256("PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)");
    bytes32 private constant singleKind = keccak256(
        "PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)"
    );

    mapping(address => mapping(address => mapping(address => Allowance))) public allowance;

    event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration);
    event Permit(
        address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce
    );

    error AllowanceExpired(uint256 deadline);
    error InsufficientAllowance(uint256 amount);
    error InvalidNonce();
    error InvalidSigner();
    error SignatureExpired(uint256 signatureDeadline);

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(kind, keccak256("Permit2"), block.chainid, address(this)));
    }

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        Allowance storage allowed = allowance[msg.sender][token][spender];
        (allowed.amount, allowed.expiration) = (amount, expiration);
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    struct TokenSpenderPair {
        address token;
        address spender;
    }

    event Lockdown(address indexed owner, address token, address spender);
    event NonceInvalidation(
        address indexed owner, address indexed token, address indexed spender, uint48 newNonce, uint48 oldNonce
    );

    function lockdown(TokenSpenderPair[] calldata approvals) external {
        for (uint256 i = 0; i < approvals.length; i++) {
            allowance[msg.sender][approvals[i].token][approvals[i].spender].amount = 0;
            emit Lockdown(msg.sender, approvals[i].token, approvals[i].spender);
        }
    }

    function invalidateNonces(address token, address spender, uint48 newNonce) external {
        Allowance storage allowed = allowance[msg.sender][token][spender];
        uint48 oldNonce = allowed.nonce;
        require(newNonce > oldNonce && newNonce - oldNonce <= type(uint16).max, InvalidNonce());
        allowed.nonce = newNonce;
        emit NonceInvalidation(msg.sender, token, spender, newNonce, oldNonce);
    }

    function permit(address owner, PermitSingle calldata single, bytes calldata signature) external {
        PermitDetails calldata details = single.details;
        require(block.timestamp <= single.sigDeadline, SignatureExpired(single.sigDeadline));
        bytes32 content = keccak256(
            abi.encode(singleKind, keccak256(abi.encode(detailsKind, details)), single.spender, single.sigDeadline)
        );
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), content));
        address signer =
            ecrecover(digest, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        require(signer != address(0) && signer == owner, InvalidSigner());
        Allowance storage allowed = allowance[owner][details.token][single.spender];
        require(allowed.nonce == details.nonce, InvalidNonce());
        allowed.nonce++;
        (allowed.amount, allowed.expiration) = (details.amount, details.expiration);
        emit Permit(owner, details.token, single.spender, details.amount, details.expiration, details.nonce);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        Allowance storage allowed = allowance[from][token][msg.sender];
        require(block.timestamp <= allowed.expiration, AllowanceExpired(allowed.expiration));
        require(allowed.amount >= amount, InsufficientAllowance(allowed.amount));
        allowed.amount -= amount;
        draw(token, from, to, amount);
    }
}
