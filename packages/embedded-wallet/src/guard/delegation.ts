import type { Address, Hex } from 'viem'

/** What an account allows another one, under conditions. @see ERC-7710 */
export type Delegation = {
  readonly delegate: Address
  readonly delegator: Address
  readonly authority: Hex
  readonly caveats: readonly Caveat[]
  readonly salt: bigint
  readonly signature: Hex
}

/** A condition. */
export type Caveat = { readonly enforcer: Address; readonly terms: Hex; readonly args: Hex }

/** How delegations are written and signed. */
export const delegation = {
  /** The authority of the account itself, and not of another delegation. */
  root: `0x${'ff'.repeat(32)}` as Hex,
  abi: [
    {
      type: 'function',
      name: 'redeemDelegations',
      stateMutability: 'nonpayable',
      inputs: [
        { type: 'bytes[]', name: 'contexts' },
        { type: 'bytes32[]', name: 'modes' },
        { type: 'bytes[]', name: 'calls' },
      ],
      outputs: [],
    },
  ],
  /** A permission context: a list of delegations. */
  context: [
    {
      type: 'tuple[]',
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
    },
  ],
  types: {
    Delegation: [
      { name: 'delegate', type: 'address' },
      { name: 'delegator', type: 'address' },
      { name: 'authority', type: 'bytes32' },
      { name: 'caveats', type: 'Caveat[]' },
      { name: 'salt', type: 'uint256' },
    ],
    Caveat: [
      { name: 'enforcer', type: 'address' },
      { name: 'terms', type: 'bytes' },
    ],
  },
} as const
