import type { Namespace } from '../../base/caip/namespace.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { OpenableRoute, RouteDefinition } from '../../runtime/features/routeDefinition.ts'
import type { AnyRoute } from '../../state/router.ts'

type InNamespace = { namespace?: Namespace | undefined }

export type WalletRoutes = {
  /**
   * With a namespace, lists only its wallets. `next` opens once a wallet is connected.
   * `wasReconnecting`: a session was coming back when the modal was opened.
   */
  Connect: OpenableRoute<
    InNamespace & { next?: AnyRoute | undefined; wasReconnecting?: true | undefined }
  >
  /** The wallets alone, where other ways to connect come first. */
  ConnectWallets: RouteDefinition<InNamespace>
  AllWallets: OpenableRoute<InNamespace>
  /** The namespace is required only if several have a connector with this id. */
  ConnectingExternal: RouteDefinition<InNamespace & { connectorId: string; wallet: string }>
  /** One wallet with connectors of several namespaces; `wallet` is the connector's name. */
  ConnectingMultiChain: RouteDefinition<{ connectorId: string; wallet: string }>
  /** Pairs a remote wallet by QR code or link. */
  ConnectingWalletConnect: RouteDefinition<{ wallet: Wallet }>
  /** Pairs any wallet that scans the code. */
  ConnectingWalletConnectBasic: OpenableRoute
  Downloads: RouteDefinition<{ wallet: Wallet }>
  GetWallet: RouteDefinition
  WhatIsAWallet: OpenableRoute
}

const connecting = { needs: 'none', resolvesOn: 'connected' } as const

/** Choosing and connecting a wallet, installed or remote. */
export const wallets: FeatureDefinition<'wallets', WalletRoutes> = defineFeature({
  id: 'wallets',
  routes: {
    Connect: { ...connecting, isOpenable: true, isHome: true, endsOnConnect: true },
    ConnectWallets: connecting,
    AllWallets: { ...connecting, isOpenable: true },
    ConnectingExternal: connecting,
    ConnectingMultiChain: connecting,
    ConnectingWalletConnect: connecting,
    ConnectingWalletConnectBasic: { ...connecting, isOpenable: true },
    Downloads: connecting,
    GetWallet: { needs: 'none' },
    WhatIsAWallet: { needs: 'none', isOpenable: true },
  },
})
