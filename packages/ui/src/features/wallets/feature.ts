import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { readyView } from '../../components/LoadedView/readyView.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'
import { ConnectView } from './ConnectView/ConnectView.tsx'

type Name =
  | 'Connect'
  | 'ConnectWallets'
  | 'ConnectingExternal'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'AllWallets'
  | 'GetWallet'
  | 'Downloads'
  | 'WhatIsAWallet'

const loadConnecting = createViewLoader(
  async () =>
    (await import('./ConnectingExternalView/ConnectingExternalView.tsx')).ConnectingExternalView,
)

/** Connecting a wallet. Its first view is part of the modal's chunk. */
export const wallets: Feature<Name> = {
  id: 'wallets',
  views: {
    Connect: { view: readyView(ConnectView), title: 'connect.title' },
    ConnectWallets: { view: readyView(ConnectView), title: 'connect.title' },
    ConnectingExternal: {
      view: loadConnecting,
      // The view names the wallet.
      title: 'connect.title',
    },
    ...viewGroup(() => import('./walletViews.ts'), {
      ConnectingMultiChain: (_, { wallet }) => wallet,
      AllWallets: 'allWallets.title',
      WhatIsAWallet: 'whatIsAWallet.title',
    }),
    ...viewGroup(() => import('./pairingViews.ts'), {
      ConnectingWalletConnect: (_, { wallet }) => wallet.name,
      ConnectingWalletConnectBasic: 'pairing.title',
    }),
    ...viewGroup(() => import('./downloadViews.ts'), {
      GetWallet: 'getWallet.title',
      Downloads: (text, { wallet }) => text('downloads.title', { wallet: wallet.name }),
    }),
  },
}
