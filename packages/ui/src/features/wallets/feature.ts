import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { readyView } from '../../components/LoadedView/readyView.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { ConnectView } from './ConnectView/ConnectView.tsx'

type Name =
  | 'Connect'
  | 'ConnectingExternal'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'AllWallets'
  | 'GetWallet'
  | 'Downloads'
  | 'WhatIsAWallet'

const load = createGroupLoader(() => import('./walletViews.ts'))
const loadDownloads = createGroupLoader(() => import('./downloadViews.ts'))
const loadPairing = createGroupLoader(() => import('./pairingViews.ts'))

const loadConnecting = createViewLoader(
  async () =>
    (await import('./ConnectingExternalView/ConnectingExternalView.tsx')).ConnectingExternalView,
)

/** Connecting a wallet. Its first view is part of the modal's chunk. */
export const wallets: Feature<Name> = {
  id: 'wallets',
  views: {
    Connect: { view: readyView(ConnectView), title: 'connect.title' },
    ConnectingExternal: {
      view: loadConnecting,
      // The view names the wallet.
      title: 'connect.title',
    },
    ConnectingMultiChain: {
      view: load('ConnectingMultiChain'),
      title: (_, { wallet }) => wallet,
    },
    ConnectingWalletConnect: {
      view: loadPairing('ConnectingWalletConnect'),
      title: (_, { wallet }) => wallet.name,
    },
    ConnectingWalletConnectBasic: {
      view: loadPairing('ConnectingWalletConnectBasic'),
      title: 'pairing.title',
    },
    AllWallets: { view: load('AllWallets'), title: 'allWallets.title' },
    GetWallet: { view: loadDownloads('GetWallet'), title: 'getWallet.title' },
    Downloads: {
      view: loadDownloads('Downloads'),
      title: (text, { wallet }) => text('downloads.title', { wallet: wallet.name }),
    },
    WhatIsAWallet: { view: load('WhatIsAWallet'), title: 'whatIsAWallet.title' },
  },
}
