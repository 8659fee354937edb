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

const load = createGroupLoader(async () => (await import('./walletViews.ts')).walletViews)
const loadDownloads = createGroupLoader(
  async () => (await import('./downloadViews.ts')).downloadViews,
)
const loadPairing = createGroupLoader(async () => (await import('./pairingViews.ts')).pairingViews)

const loadConnecting = createViewLoader(
  async () =>
    (await import('./ConnectingExternalView/ConnectingExternalView.tsx')).ConnectingExternalView,
)

/** Connecting a wallet. Its first view is part of the modal's chunk. */
export const wallets: Feature<Name> = {
  id: 'wallets',
  views: {
    Connect: { view: readyView(ConnectView), getTitle: (text) => text('connect.title') },
    ConnectingExternal: {
      view: loadConnecting,
      // The view names the wallet.
      getTitle: (text) => text('connect.title'),
    },
    ConnectingMultiChain: {
      view: load('ConnectingMultiChain'),
      getTitle: (_, { wallet }) => wallet,
    },
    ConnectingWalletConnect: {
      view: loadPairing('ConnectingWalletConnect'),
      getTitle: (_, { wallet }) => wallet.name,
    },
    ConnectingWalletConnectBasic: {
      view: loadPairing('ConnectingWalletConnectBasic'),
      getTitle: (text) => text('pairing.title'),
    },
    AllWallets: { view: load('AllWallets'), getTitle: (text) => text('allWallets.title') },
    GetWallet: { view: loadDownloads('GetWallet'), getTitle: (text) => text('getWallet.title') },
    Downloads: {
      view: loadDownloads('Downloads'),
      getTitle: (text, { wallet }) => text('downloads.title', { wallet: wallet.name }),
    },
    WhatIsAWallet: { view: load('WhatIsAWallet'), getTitle: (text) => text('whatIsAWallet.title') },
  },
}
