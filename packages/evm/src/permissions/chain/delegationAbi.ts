import type { library } from '../../library/viemCodec.ts'

const delegation = {
  type: 'tuple',
  components: [
    { type: 'address', name: 'delegate' },
    { type: 'address', name: 'delegator' },
    { type: 'bytes32', name: 'authority' },
    {
      type: 'tuple[]',
      name: 'caveats',
      components: [
        { type: 'address', name: 'enforcer' },
        { type: 'bytes', name: 'terms' },
        { type: 'bytes', name: 'args' },
      ],
    },
    { type: 'uint256', name: 'salt' },
    { type: 'bytes', name: 'signature' },
  ],
} as const

const number = [{ type: 'uint256', name: '' }] as const
const place = [
  { type: 'address', name: 'manager' },
  { type: 'bytes32', name: 'hash' },
] as const

/** What says whether a delegation can be used, and how much of it was. @see ERC-7710 */
export const delegationAbi: Parameters<typeof library.encodeFunctionData>[0]['abi'] = [
  {
    ...{ type: 'function', name: 'getDelegationHash', stateMutability: 'pure' },
    inputs: [{ ...delegation, name: 'delegation' }],
    outputs: [{ type: 'bytes32', name: '' }],
  },
  {
    ...{ type: 'function', name: 'disabledDelegations', stateMutability: 'view' },
    inputs: [{ type: 'bytes32', name: 'hash' }],
    outputs: [{ type: 'bool', name: '' }],
  },
  {
    ...{ type: 'function', name: 'currentNonce', stateMutability: 'view' },
    inputs: [
      { type: 'address', name: 'manager' },
      { type: 'address', name: 'delegator' },
    ],
    outputs: number,
  },
  {
    ...{ type: 'function', name: 'getAvailableAmount', stateMutability: 'view' },
    inputs: [
      { type: 'bytes32', name: 'hash' },
      { type: 'address', name: 'manager' },
      { type: 'bytes', name: 'terms' },
    ],
    outputs: [...number, { type: 'bool', name: 'isNewPeriod' }, ...number],
  },
  {
    ...{ type: 'function', name: 'streamingAllowances', stateMutability: 'view' },
    ...{ inputs: place, outputs: [...number, ...number, ...number, ...number, ...number] },
  },
  {
    ...{ type: 'function', name: 'spentMap', stateMutability: 'view' },
    ...{ inputs: place, outputs: number },
  },
  // A permission context, read as the answer of a call.
  {
    ...{ type: 'function', name: 'context', stateMutability: 'view' },
    ...{ inputs: [], outputs: [{ ...delegation, type: 'tuple[]', name: '' }] },
  },
]
