import type { KitOptions, Namespace, Network } from '@cleat/core'
import type { AppKitOptions } from '../kit/appKitOptions.ts'

/** What the app asks of wallets in one namespace. */
export type UniversalConnectorNetwork = {
  /** The CAIP-2 namespace, such as `cosmos`. */
  readonly namespace: Namespace
  /** The chains: viem chains, or networks of other namespaces in the same shape. */
  readonly chains: readonly Network[]
  /** The methods that the app calls, such as `cosmos_signAmino`. */
  readonly methods: readonly string[]
  /** The events that the app follows. @default `accountsChanged` and `chainChanged` */
  readonly events?: readonly string[] | undefined
}

/** Options of `UniversalConnector.init`. */
export type UniversalConnectorConfig = {
  /** Project id for WalletConnect's relay. Not needed with a relay of the app. @default none */
  readonly projectId?: string | undefined
  /** Name, description, URL and icons of the app, as wallets show them. @default the page's own */
  readonly metadata?: KitOptions['metadata']
  /** What the app asks, by namespace. At least one. */
  readonly networks: readonly UniversalConnectorNetwork[]
  /** Further options of `createAppKit`, such as `themeMode`. @default none */
  readonly modalConfig?: Partial<Omit<AppKitOptions, 'adapters' | 'networks'>> | undefined
  /** How wallets are reached. @default WalletConnect's relay */
  readonly providerConfig?:
    | {
        /** `wss:` URL of the relay. The same as `services.relay` of `createAppKit`. */
        readonly relayUrl?: string | undefined
      }
    | undefined
}
