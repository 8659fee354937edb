import type { CaipNetworkId } from './caipNetworkId.ts'
import type { Namespace } from './namespace.ts'

/**
 * A network as an app names it: a viem chain, or a chain of another namespace in the same shape.
 * `id` is the chain reference: a positive whole number for eip155, a genesis hash elsewhere.
 */
export type Network = {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  readonly rpcUrls: {
    readonly default: {
      readonly http: readonly string[]
      readonly webSocket?: readonly string[] | undefined
    }
  }
  readonly blockExplorers?:
    | { readonly default: { readonly name: string; readonly url: string } }
    | undefined
  readonly testnet?: boolean | undefined
  /** `eip155` when absent. */
  readonly chainNamespace?: Namespace | undefined
  readonly assets?: { readonly imageUrl?: string | undefined } | undefined
}

/** A network that has been checked and carries its CAIP-2 id. */
export type CaipNetwork = Omit<Network, 'chainNamespace'> & {
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
}
