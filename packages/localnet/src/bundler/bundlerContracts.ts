import type { Address } from 'viem'

/** Where `placeBundlerContracts` places contracts, as on public chains. */
export const bundlerContracts: {
  readonly entryPoint: Address
  readonly implementation: Address
  readonly paymaster: Address
} = {
  /** The EntryPoint 0.8. @see ERC-4337 */
  entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  /** Simple7702Account 0.8: code that accounts take over. @see EIP-7702 */
  implementation: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
  /** Pays for operations that the ninth local account allowed. Only on local chains. */
  paymaster: '0x5050505050505050505050505050505050505050',
}
