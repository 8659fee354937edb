/** What is asked of tokens and routers that take permits. @see EIP-2612, EIP-5267 */
export const permitAbi = [
  {
    type: 'function',
    name: 'eip712Domain',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      { name: 'fields', type: 'bytes1' },
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
      { name: 'salt', type: 'bytes32' },
      { name: 'extensions', type: 'uint256[]' },
    ],
  },
  {
    type: 'function',
    name: 'multicall',
    stateMutability: 'payable',
    inputs: [
      { name: 'deadline', type: 'uint256' },
      { name: 'data', type: 'bytes[]' },
    ],
    outputs: [],
  },
  {
    type: 'function',
    name: 'permitAndCall',
    stateMutability: 'payable',
    inputs: [
      { name: 'permit', type: 'bytes' },
      { name: 'action', type: 'bytes' },
    ],
    outputs: [],
  },
  {
    type: 'function',
    name: 'selfPermitIfNecessary',
    stateMutability: 'payable',
    inputs: [
      { name: 'token', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
      { name: 'v', type: 'uint8' },
      { name: 'r', type: 'bytes32' },
      { name: 's', type: 'bytes32' },
    ],
    outputs: [],
  },
] as const
