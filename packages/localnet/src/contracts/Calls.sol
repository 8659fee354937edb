// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Several calls as one, for a vault that runs this code as its own.
contract Calls {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    function callAll(Call[] calldata calls) external payable {
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone,) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            require(isDone, "a call failed");
        }
    }
}
