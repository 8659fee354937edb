import type { Address, Hex } from 'viem'

/** Code that an account takes over (EIP-7702). */
export type Implementation = {
  readonly id: 'delegation' | 'simple'
  /** As visitors read it. */
  readonly name: string
  readonly address: Address
  /** The hash of its code, where that is the same on every chain. */
  readonly codeHash?: Hex | undefined
  readonly entryPoint: { readonly version: '0.7' | '0.8'; readonly address: Address }
}

/** The code that is known: immutable, audited, and without an owner who could change it. */
export const implementations: {
  readonly [id in Implementation['id']]: Implementation
} = {
  /** Batches, and permissions of apps (ERC-7710). @see EIP7702StatelessDeleGator 1.3.0 */
  delegation: {
    ...{ id: 'delegation', name: 'MetaMask Smart Account' },
    address: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
    entryPoint: { version: '0.7', address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032' },
  },
  /** Batches alone. @see Simple7702Account 0.8 */
  simple: {
    ...{ id: 'simple', name: 'Simple7702Account' },
    address: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
    codeHash: '0xcc7b633aef4b2543cb8f37522adf1a401f910f0f6b2430c1eecc11f401ccfcf3',
    entryPoint: { version: '0.8', address: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108' },
  },
}
