// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Stands in an account's place for one `eth_call`, and calls as the account would. `trialCode.ts` is
// its runtime code, compiled by solc 0.8.37 for `paris`, optimized for 200 runs, without metadata.
contract Trial {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    // What a call did. `coins` is the account's balance after it.
    struct Result {
        bool isSuccess;
        uint256 gas;
        uint256 coins;
        bytes data;
    }

    // The most that is kept of an answer, because a contract may answer with a megabyte.
    uint256 private constant LONGEST = 512;

    receive() external payable {}

    function run(Call[] calldata calls) external payable returns (uint256 coins, Result[] memory results) {
        coins = address(this).balance;
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            Result memory result = results[i];
            address to = calls[i].to;
            uint256 value = calls[i].value;
            bytes memory data = calls[i].data;
            bool isSuccess;
            bytes memory answer = new bytes(LONGEST);
            uint256 before = gasleft();
            // In assembly, because Solidity would copy all of the answer.
            assembly ("memory-safe") {
                isSuccess := call(gas(), to, value, add(data, 32), mload(data), 0, 0)
                let size := returndatasize()
                if gt(size, LONGEST) { size := LONGEST }
                returndatacopy(add(answer, 32), 0, size)
                mstore(answer, size)
            }
            result.gas = before - gasleft();
            result.isSuccess = isSuccess;
            result.coins = address(this).balance;
            result.data = answer;
        }
    }
}
