import { readyView } from '../../components/LoadedView/readyView.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { ConnectingExternalView } from './ConnectingExternalView/ConnectingExternalView.tsx'
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
const loadPairing = createGroupLoader(async () => (await import('./pairingViews.ts')).pairingViews)

/** Connecting a wallet. Its first views are part of the modal's chunk. */
export const wallets: Feature<Name> = {
  id: 'wallets',
  views: {
    Connect: { view: readyView(ConnectView), getTitle: (text) => text('connect.title') },
    ConnectingExternal: {
      view: readyView(ConnectingExternalView),
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
    GetWallet: { view: load('GetWallet'), getTitle: (text) => text('getWallet.title') },
    Downloads: {
      view: load('Downloads'),
      getTitle: (text, { wallet }) => text('downloads.title', { wallet: wallet.name }),
    },
    WhatIsAWallet: { view: load('WhatIsAWallet'), getTitle: (text) => text('whatIsAWallet.title') },
  },
}
