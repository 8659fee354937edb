import type { Namespace } from '../../base/caip/namespace.ts'
import type { Connector } from '../../contract/adapter/connector.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'

/** Where a wallet is connected, or where it can be had. */
export type WalletRoute =
  /** A code that any wallet scans. */
  | { readonly kind: 'code'; readonly route: { name: 'ConnectingWalletConnectBasic' } }
  /** The wallets of a phone, each opened by its own link. */
  | {
      readonly kind: 'list'
      readonly route: { name: 'AllWallets'; namespace: Namespace | undefined }
    }
  /** Several connectors of one wallet. */
  | {
      readonly kind: 'connectors'
      readonly route: { name: 'ConnectingMultiChain'; connectorId: string; wallet: string }
    }
  | {
      readonly kind: 'connector'
      readonly route: {
        name: 'ConnectingExternal'
        connectorId: string
        wallet: string
        namespace?: Namespace | undefined
      }
    }
  | {
      readonly kind: 'pairing'
      readonly route: { name: 'ConnectingWalletConnect'; wallet: Wallet }
    }
  | { readonly kind: 'download'; readonly route: { name: 'Downloads'; wallet: Wallet } }

export declare namespace findWalletRoute {
  type Parameters = {
    name: string
    /** Its connectors that are there. */
    connectors: readonly Pick<Connector, 'id' | 'type' | 'chain'>[]
    /** A connector that is known by its id alone, and that may still be loading. */
    connectorId?: string | undefined
    /** What a list of wallets says about it. */
    wallet?: Wallet | undefined
    /** Connects only on this one. */
    namespace?: Namespace | undefined
    /** Whether wallets outside this browser can be paired. */
    canPair: boolean
    isHandheld: boolean
    /** Whether the app shows a list of all wallets. */
    isAllOffered: boolean
  }
}

/** Chooses the view that connects a wallet. The only place that decides it. */
export function findWalletRoute(parameters: findWalletRoute.Parameters): WalletRoute | undefined {
  const { name, wallet, connectorId, namespace, canPair, isHandheld, isAllOffered } = parameters
  const connectors = parameters.connectors.filter(({ chain }) => !namespace || chain === namespace)
  const [connector = parameters.connectors[0]] = connectors
  if (connector?.type === 'WALLET_CONNECT')
    // A phone cannot scan its own screen.
    return isHandheld && isAllOffered
      ? { kind: 'list', route: { name: 'AllWallets', namespace } }
      : { kind: 'code', route: { name: 'ConnectingWalletConnectBasic' } }
  if (connector) {
    const { id, chain } = connector
    return connectors.length > 1
      ? {
          kind: 'connectors',
          route: { name: 'ConnectingMultiChain', connectorId: id, wallet: name },
        }
      : {
          kind: 'connector',
          route: { name: 'ConnectingExternal', connectorId: id, namespace: chain, wallet: name },
        }
  }
  if (wallet && canPair && wallet.supports_wc !== false)
    return { kind: 'pairing', route: { name: 'ConnectingWalletConnect', wallet } }
  if (connectorId)
    return {
      kind: 'connector',
      route: { name: 'ConnectingExternal', connectorId, wallet: name, namespace },
    }
  return wallet && { kind: 'download', route: { name: 'Downloads', wallet } }
}
