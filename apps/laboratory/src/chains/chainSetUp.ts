import type { WagmiAdapter } from '@cleat/adapter-wagmi'
import type { ChainAdapter, createAppKit, Namespace, Network } from '@cleat/react'

/** The adapters and networks of a configuration, and what its page says about each chain family. */
export type ChainSetUp = {
  readonly families: readonly [ChainFamily, ...ChainFamily[]]
  /** Whose library hooks of the page may use. */
  readonly wagmiAdapter?: WagmiAdapter | undefined
  /** What its accounts hold beside the coins, where a configuration shows it. */
  readonly tokens?: createAppKit.Parameters['tokens']
}

export type ChainFamily = {
  readonly title: string
  readonly adapter: ChainAdapter<Namespace>
  readonly networks: readonly [Network, ...Network[]]
  /** Who gets what is sent from the page, and how much of it in the smallest unit. */
  readonly transfer: { readonly to: string; readonly value: bigint }
}
