import type { Kit } from '@cleat/core'
import type { ChainAdapter, Eip1193Provider, ProviderRequest } from '@cleat/core/adapter'

/** A way by which an app asks its wallet. */
export type EvmRoad<adapter extends ChainAdapter = ChainAdapter> = {
  /** Opens it on a page whose wallet is connected. */
  open(page: EvmRoad.Page<adapter>): EvmRoad.Ask | Promise<EvmRoad.Ask>
  /** Requests of the corpus that it brings to the wallet without asking the rules, each with why. */
  readonly unjudged?: { readonly [row: string]: string } | undefined
}

export declare namespace EvmRoad {
  type Page<adapter extends ChainAdapter = ChainAdapter> = {
    /** The app's kit. */
    readonly kit: Kit
    /** Its adapter. */
    readonly adapter: adapter
    /** The one that apps get of the kit. */
    readonly provider: Eip1193Provider
  }

  /** Sends a request. */
  type Ask = (request: ProviderRequest) => Promise<unknown>
}
