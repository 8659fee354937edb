import { proxy } from 'valtio/vanilla'
import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { Wallet } from '../contract/wallets/wallet.ts'
import type { SendIntent } from '../features/send/sendIntent.ts'

/** A view of the modal with its parameters. */
export type Route =
  /**
   * `namespace` limits the list to wallets of one namespace. `next` is the view that follows the
   * connection.
   */
  | {
      readonly name: 'Connect'
      readonly namespace?: Namespace | undefined
      readonly next?: Route | undefined
    }
  | { readonly name: 'AllWallets'; readonly namespace?: Namespace | undefined }
  /** `namespace` is needed only if several namespaces have a connector with this id. */
  | {
      readonly name: 'ConnectingExternal'
      readonly connectorId: string
      readonly wallet: string
      readonly namespace?: Namespace | undefined
    }
  /** One wallet with several namespaces; `wallet` is the connector's name. */
  | { readonly name: 'ConnectingMultiChain'; readonly connectorId: string; readonly wallet: string }
  /** Pairs a remote wallet by QR code or by a link that opens it. */
  | { readonly name: 'ConnectingWalletConnect'; readonly wallet: Wallet }
  /** The same for any wallet that scans the code. */
  | { readonly name: 'ConnectingWalletConnectBasic' }
  /** A request is pending in a remote wallet. */
  | { readonly name: 'ApproveInWallet' }
  | { readonly name: 'GetWallet' }
  | { readonly name: 'Downloads'; readonly wallet: Wallet }
  | { readonly name: 'WhatIsAWallet' }
  | { readonly name: 'WhatIsANetwork' }
  | { readonly name: 'Account' }
  | { readonly name: 'AccountSettings' }
  | { readonly name: 'ProfileWallets' }
  /** Shows the visitor's own address. */
  | { readonly name: 'WalletReceive' }
  /** The form of a transfer. `intent` fills its fields. */
  | { readonly name: 'WalletSend'; readonly intent?: SendIntent | undefined }
  | { readonly name: 'WalletSendSelectToken' }
  /** The prepared payment, to be confirmed. */
  | { readonly name: 'WalletSendPreview' }
  /** The progress from the wallet's prompt to the confirmation. */
  | { readonly name: 'WalletSendProgress' }
  | { readonly name: 'WalletCompatibleNetworks' }
  | { readonly name: 'Networks' }
  /**
   * Asks the wallet to switch as soon as the view is shown. With `isOffer`, the visitor confirms
   * first.
   */
  | {
      readonly name: 'SwitchNetwork'
      readonly caipNetworkId: CaipNetworkId
      readonly isOffer?: true | undefined
    }
  /** A network of a namespace without a connected wallet. */
  | { readonly name: 'SwitchActiveChain'; readonly caipNetworkId: CaipNetworkId }
  | { readonly name: 'UnsupportedChain' }

export type RouteName = Route['name']

export type RouterState = {
  /** Never empty; the last one is shown. */
  history: readonly Route[]
  /** Direction of the last change, for the transition between views. */
  direction: 'none' | 'forward' | 'back'
}

export type RouterController = {
  readonly state: Readonly<RouterState>
  current(): Route
  push(route: Route): void
  /** Replaces the current route. */
  replace(route: Route): void
  /**
   * Replaces the whole history by one route. Does nothing if the only route is the same view
   * without parameters.
   */
  reset(route: Route): void
  /** Goes back one route. Returns false and does nothing on the first one. */
  goBack(): boolean
}

/** Holds the history of views. */
export function createRouterController(): RouterController {
  const state = proxy<RouterState>({ history: [{ name: 'Connect' }], direction: 'none' })
  const current = () => state.history.at(-1) ?? { name: 'Connect' as const }
  const go = (history: readonly Route[], direction: RouterState['direction']) => {
    state.history = history
    state.direction = direction
  }

  return {
    state,
    current,
    push(route) {
      if (current().name !== route.name) go([...state.history, route], 'forward')
    },
    replace(route) {
      go([...state.history.slice(0, -1), route], 'forward')
    },
    reset(route) {
      const [first, ...others] = state.history
      const isThere = first && others.length === 0 && isNameOf(first, route)
      go([isThere ? first : route], 'none')
    },
    goBack() {
      if (state.history.length < 2) return false
      go(state.history.slice(0, -1), 'back')
      return true
    },
  }
}

/** Whether both are the same view without parameters. */
function isNameOf(one: Route, other: Route): boolean {
  const isName = (route: Route) =>
    Object.values(route).filter((value) => value !== undefined).length === 1
  return one.name === other.name && isName(one) && isName(other)
}
