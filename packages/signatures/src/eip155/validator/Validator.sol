// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Deploys an account for one `eth_call`, asks it whether it accepts a signature, and returns one
// byte: 1 for yes. `validatorCode.ts` is what creates it, compiled by solc 0.8.37 for `paris`,
// optimized for 200 runs, without metadata.
contract Validator {
    // The selector of `isValidSignature(bytes32,bytes)`, which is also its yes.
    uint256 private constant ACCEPTED = 0x1626ba7e;
    // What it takes to answer, whatever the account does.
    uint256 private constant RESERVE = 10000;

    // `signature` is the factory, its call data, the inner signature, and the mark of ERC-6492.
    constructor(address account, bytes32 hash, bytes memory signature) {
        (address factory, bytes memory data, bytes memory inner) =
            abi.decode(signature, (address, bytes, bytes));
        bytes memory question = abi.encodeWithSelector(bytes4(uint32(ACCEPTED)), hash, inner);
        // In assembly, because Solidity would copy all of the answers. A factory that finds the
        // account there already may use up all it is given, so that it is given three quarters.
        assembly ("memory-safe") {
            pop(call(sub(gas(), div(gas(), 4)), factory, 0, add(data, 32), mload(data), 0, 0))
            let limit := sub(gas(), RESERVE)
            let isAnswered := staticcall(limit, account, add(question, 32), mload(question), 0, 32)
            let isWord := and(isAnswered, eq(returndatasize(), 32))
            mstore(0, and(isWord, eq(mload(0), shl(224, ACCEPTED))))
            return(31, 1)
        }
    }
}
