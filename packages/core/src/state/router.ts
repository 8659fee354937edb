import { proxy } from 'valtio/vanilla'
import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { Wallet } from '../contract/wallets/wallet.ts'
import type { SendIntent } from '../features/send/sendIntent.ts'

/** A view of the modal, with all it needs to be shown. */
export type Route =
  /** With a namespace it is about the wallets of this one alone. `next` is where it leads who came for something else. */
  | {
      readonly name: 'Connect'
      readonly namespace?: Namespace | undefined
      readonly next?: Route | undefined
    }
  | { readonly name: 'AllWallets'; readonly namespace?: Namespace | undefined }
  /** The namespace is needed only where several have a connector of this id. */
  | {
      readonly name: 'ConnectingExternal'
      readonly connectorId: string
      readonly wallet: string
      readonly namespace?: Namespace | undefined
    }
  /** One wallet that speaks for several namespaces; `wallet` is the connector's name. */
  | { readonly name: 'ConnectingMultiChain'; readonly connectorId: string; readonly wallet: string }
  /** Pairs a wallet that is not in this browser: by QR code, or by a link to where it is. */
  | { readonly name: 'ConnectingWalletConnect'; readonly wallet: Wallet }
  /** The same for whatever wallet scans the code. */
  | { readonly name: 'ConnectingWalletConnectBasic' }
  /** A request waits in a wallet that is not in this browser. */
  | { readonly name: 'ApproveInWallet' }
  | { readonly name: 'GetWallet' }
  | { readonly name: 'Downloads'; readonly wallet: Wallet }
  | { readonly name: 'WhatIsAWallet' }
  | { readonly name: 'WhatIsANetwork' }
  | { readonly name: 'Account' }
  | { readonly name: 'AccountSettings' }
  | { readonly name: 'ProfileWallets' }
  /** Where others can send to. */
  | { readonly name: 'WalletReceive' }
  /** What is sent, how much of it and to whom. A intent is what the form begins with. */
  | { readonly name: 'WalletSend'; readonly intent?: SendIntent | undefined }
  | { readonly name: 'WalletSendSelectToken' }
  /** What the form came to, made ready to be sent. */
  | { readonly name: 'WalletSendPreview' }
  /** From the wallet to the block. */
  | { readonly name: 'WalletSendProgress' }
  | { readonly name: 'WalletCompatibleNetworks' }
  | { readonly name: 'Networks' }
  /** Asks the connected wallet to switch, as soon as it is shown; an offer asks the visitor first. */
  | {
      readonly name: 'SwitchNetwork'
      readonly caipNetworkId: CaipNetworkId
      readonly isOffer?: true | undefined
    }
  /** A network of a namespace that no wallet is connected on. */
  | { readonly name: 'SwitchActiveChain'; readonly caipNetworkId: CaipNetworkId }
  | { readonly name: 'UnsupportedChain' }

export type RouteName = Route['name']

export type RouterState = {
  /** Never empty; the last one is shown. */
  history: readonly Route[]
  /** Where the last change went, for the motion of the views. */
  direction: 'none' | 'forward' | 'back'
}

export type RouterController = {
  readonly state: Readonly<RouterState>
  current(): Route
  push(route: Route): void
  /** Puts a route in the place of the current one. */
  replace(route: Route): void
  /** Starts over with one route. A view that needs no more than its name and stands there alone is left as it is. */
  reset(route: Route): void
  /** Goes back one route. Returns false, and does nothing, on the first one. */
  goBack(): boolean
}

/** Which view is shown and how the visitor got there. Knows nothing but routes. */
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

/** Whether both are the same view, of which there is nothing to say but its name. */
function isNameOf(one: Route, other: Route): boolean {
  const isName = (route: Route) =>
    Object.values(route).filter((value) => value !== undefined).length === 1
  return one.name === other.name && isName(one) && isName(other)
}
