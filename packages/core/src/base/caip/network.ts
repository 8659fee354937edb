import type { CaipNetworkId } from './caipNetworkId.ts'
import type { Namespace } from './namespace.ts'

/**
 * A network in an app's options: a viem chain, or a chain of another namespace in the same shape.
 * @see CAIP-2
 */
export type Network = {
  /** CAIP-2 reference: a positive integer for `eip155`, a genesis hash elsewhere. */
  readonly id: number | string
  /** Name of the network. */
  readonly name: string
  /** The native coin. */
  readonly nativeCurrency: {
    /** Name of the coin: `Ether`. */
    readonly name: string
    /** Symbol of the coin: `ETH`. */
    readonly symbol: string
    /** Decimals of the coin: 18 for ETH. */
    readonly decimals: number
  }
  /** RPC URLs. */
  readonly rpcUrls: {
    /** The public RPC. */
    readonly default: {
      /** `https:` URLs, tried in order. */
      readonly http: readonly string[]
      /** `wss:` URLs. */
      readonly webSocket?: readonly string[] | undefined
    }
  }
  /** Block explorers. */
  readonly blockExplorers?:
    | {
        /** The explorer that links lead to. */
        readonly default: {
          /** Name of the explorer. */
          readonly name: string
          /** `https:` URL of the explorer. */
          readonly url: string
        }
      }
    | undefined
  /** Whether its coins have no value. @default false */
  readonly testnet?: boolean | undefined
  /** The CAIP-2 namespace. @default 'eip155' */
  readonly chainNamespace?: Namespace | undefined
  /** The CAIP-2 id. Derived from `chainNamespace` and `id`, whatever is given here. */
  readonly caipNetworkId?: string | undefined
  /** Its icon. */
  readonly assets?:
    | {
        /** A data URI or an https URL. */
        readonly imageUrl?: string | undefined
      }
    | undefined
}

/** A validated network with its CAIP-2 id. */
export type CaipNetwork = Omit<Network, 'chainNamespace' | 'caipNetworkId'> & {
  /** The CAIP-2 namespace. */
  readonly chainNamespace: Namespace
  /** The CAIP-2 id: `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId
}
