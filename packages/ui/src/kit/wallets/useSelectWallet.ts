import type { EventProperties, Namespace, RouteName } from '@cleat/core'
import type { WalletItem, WalletLink, WalletRoute } from '@cleat/core/wallets'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'
import { toLinking } from './toLinking.ts'
import { useCanPair } from './useCanPair.ts'
import { useDevice } from './useDevice.ts'
import { useFindWalletRoute } from './useFindWalletRoute.ts'
import { useWalletLinker } from './useWalletLinker.ts'

export declare namespace useSelectWallet {
  type Parameters = {
    /** The view with the list. */
    view: RouteName
    /** Connects only this namespace. */
    namespace?: Namespace | undefined
  }
  type ReturnType = {
    /** Opens the view that connects the wallet, or the one that installs it. */
    readonly select: (item: WalletItem, displayIndex: number) => void
    /**
     * The link that opens a wallet on this device. The row is a link, so the browser follows it.
     */
    readonly getLink: (item: WalletItem) => WalletLink | undefined
  }
}

/** Handles the choice of a wallet in a list. */
export function useSelectWallet(
  parameters: useSelectWallet.Parameters,
): useSelectWallet.ReturnType {
  const { view } = parameters
  const { connection, events, modal, router } = useKit().controllers
  const asked = useControllerState(modal.state, (state) => state.namespace)
  const uri = useControllerState(connection.state, ({ wcUri }) => wcUri)
  const namespace = parameters.namespace ?? asked
  const find = useFindWalletRoute(namespace)
  const linker = useWalletLinker({ canPair: useCanPair(namespace) })
  const { host, isHandheld } = useDevice()
  // The page itself opens links in Telegram, whose browser does not open other apps.
  const isFollowed = host !== 'telegram'

  const findLink = (found: WalletRoute | undefined) => {
    if (!isHandheld || !uri || found?.kind !== 'pairing') return undefined
    const { wallet } = found.route
    // The next view shows where its link leads.
    return wallet.isFromService ? undefined : linker?.find({ wallet, uri })
  }
  return {
    select(item, displayIndex) {
      const { name, wallet } = item
      const found = find(item)
      const link = findLink(found)
      connection.set({ choice: { view, walletRank: wallet?.order } })
      events.track('SELECT_WALLET', {
        name,
        platform: platformOf(found, isHandheld),
        displayIndex,
        walletRank: wallet?.order,
        view,
      })
      // Keep a connected wallet's link unless another pairing replaces it.
      if (wallet && found?.kind === 'pairing')
        connection.set({ wcLinking: link && toLinking({ wallet, link }) })
      if (link && !isFollowed) linker?.open({ link, wallet })
      if (found) router.push(found.route)
    },
    getLink: (item) => (isFollowed ? findLink(find(item)) : undefined),
  }
}

function platformOf(
  found: WalletRoute | undefined,
  isHandheld: boolean,
): EventProperties['SELECT_WALLET']['platform'] {
  switch (found?.kind) {
    case 'code':
      return 'qrcode'
    case 'pairing':
      return isHandheld ? 'mobile' : 'qrcode'
    case 'connector':
    case 'connectors':
      return 'browser'
    default:
      return isHandheld ? 'mobile' : 'browser'
  }
}
