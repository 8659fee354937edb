import type { EventProperties, Namespace, Route, RouteName } from '@cleat/core'
import {
  listWalletLinks,
  openWalletLink,
  type WalletItem,
  type WalletLink,
} from '@cleat/core/wallets'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'
import { findDestination } from './findDestination.ts'
import { toLinking } from './toLinking.ts'
import { useCanPair } from './useCanPair.ts'
import { useDevice } from './useDevice.ts'

export declare namespace useSelectWallet {
  type Parameters = {
    /** Where it is chosen. */
    view: RouteName
    /** Connects only on this one. */
    namespace?: Namespace | undefined
  }
  type ReturnType = {
    /** Leads from a wallet that was chosen to where it is connected, or to where it can be had. */
    readonly select: (item: WalletItem, displayIndex: number) => void
    /** What opens a wallet on this device, for the browser to follow by itself as it is chosen. */
    readonly getLink: (item: WalletItem) => WalletLink | undefined
  }
}

/** What happens when a wallet of a list is chosen. */
export function useSelectWallet(
  parameters: useSelectWallet.Parameters,
): useSelectWallet.ReturnType {
  const { view } = parameters
  const { connection, events, modal, options, router } = useKit().controllers
  const asked = useControllerState(modal.state, (state) => state.namespace)
  const uri = useControllerState(connection.state, ({ wcUri }) => wcUri)
  const {
    allWallets,
    features,
    experimental_preferUniversalLinks: prefersUniversal,
  } = useControllerState(options.state)
  const namespace = parameters.namespace ?? asked
  const canPair = useCanPair(namespace)
  const device = useDevice()
  const { isHandheld } = device
  // In Telegram the page opens links itself: nothing else there knows other apps.
  const isFollowed = device.host !== 'telegram'

  const isAllOffered = features?.allWallets !== false && allWallets !== 'HIDE'
  const find = (item: WalletItem) =>
    findDestination({ item, namespace, canPair, isHandheld, isAllOffered })
  const findLink = (route: Route | undefined) => {
    if (!isHandheld || !uri || route?.name !== 'ConnectingWalletConnect') return undefined
    const links = listWalletLinks({ wallet: route.wallet, uri, device, prefersUniversal })
    return links.find(({ kind }) => kind === 'native' || kind === 'universal')
  }
  return {
    select(item, displayIndex) {
      const { name, wallet } = item
      const route = find(item)
      const link = findLink(route)
      events.track('SELECT_WALLET', {
        name,
        platform: platformOf(route, isHandheld),
        displayIndex,
        walletRank: wallet?.order,
        view,
      })
      // The link of a wallet that is connected stays, unless this takes its place.
      if (wallet && route?.name === 'ConnectingWalletConnect')
        connection.set({ wcLinking: link && toLinking({ wallet, link, device }) })
      if (link && !isFollowed) openWalletLink({ link, device, window })
      if (route) router.push(route)
    },
    getLink: (item) => (isFollowed ? findLink(find(item)) : undefined),
  }
}

function platformOf(
  route: Route | undefined,
  isHandheld: boolean,
): EventProperties['SELECT_WALLET']['platform'] {
  switch (route?.name) {
    case 'ConnectingWalletConnectBasic':
      return 'qrcode'
    case 'ConnectingWalletConnect':
      return isHandheld ? 'mobile' : 'qrcode'
    case 'ConnectingExternal':
    case 'ConnectingMultiChain':
      return 'browser'
    default:
      return isHandheld ? 'mobile' : 'browser'
  }
}
