import type { Network } from '../../base/caip/network.ts'

/** A network of the namespace `polkadot`. */
export type PolkadotNetwork = Network & {
  /** The first 16 bytes of the genesis hash as 32 hexadecimal characters (CAIP-2). */
  readonly id: string
  /** The CAIP-2 namespace. */
  readonly chainNamespace: 'polkadot'
  /** The SS58 address prefix of the chain. @default 42 */
  readonly ss58Prefix?: number | undefined
}
