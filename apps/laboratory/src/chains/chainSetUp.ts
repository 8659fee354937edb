import type { WagmiAdapter } from '@cleat/adapter-wagmi'
import type { ChainAdapter, createAppKit, Namespace, Network } from '@cleat/react'

/** The adapters and networks of a configuration, and the page's texts about each chain family. */
export type ChainSetUp = {
  readonly families: readonly [ChainFamily, ...ChainFamily[]]
  /** The adapter for wagmi's hooks. */
  readonly wagmiAdapter?: WagmiAdapter | undefined
  /** Listed tokens, for configurations that show them. */
  readonly tokens?: createAppKit.Parameters['tokens']
}

export type ChainFamily = {
  readonly title: string
  readonly adapter: ChainAdapter<Namespace>
  readonly networks: readonly [Network, ...Network[]]
  /** The receiver and amount of the page's payment, in base units. */
  readonly transfer: { readonly to: string; readonly value: bigint }
}
