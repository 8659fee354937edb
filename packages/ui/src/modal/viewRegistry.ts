import type { RouteName } from '@cleat/core'
import { getNamespaceName } from '../format/getNamespaceName.ts'
import { ConnectingExternalView } from '../views/ConnectingExternalView/ConnectingExternalView.tsx'
import { ConnectView } from '../views/ConnectView/ConnectView.tsx'
import type { ViewEntry } from './viewEntry.ts'
import { createViewLoader } from './viewLoading/createViewLoader.ts'
import { readyView } from './viewLoading/readyView.ts'

/** The view of every route. Does not compile while one is missing. */
export const viewRegistry: { readonly [name in RouteName]: ViewEntry<name> } = {
  Connect: {
    view: readyView(ConnectView),
    getTitle: (text) => text('connect.title'),
  },
  ConnectingExternal: {
    view: readyView(ConnectingExternalView),
    getTitle: (_, { wallet }) => wallet,
  },
  AllWallets: {
    view: createViewLoader(
      async () => (await import('../views/AllWalletsView/AllWalletsView.tsx')).AllWalletsView,
    ),
    getTitle: (text) => text('allWallets.title'),
  },
  ConnectingMultiChain: {
    view: createViewLoader(
      async () =>
        (await import('../views/ConnectingMultiChainView/ConnectingMultiChainView.tsx'))
          .ConnectingMultiChainView,
    ),
    getTitle: (_, { wallet }) => wallet,
  },
  GetWallet: {
    view: createViewLoader(
      async () => (await import('../views/GetWalletView/GetWalletView.tsx')).GetWalletView,
    ),
    getTitle: (text) => text('getWallet.title'),
  },
  Downloads: {
    view: createViewLoader(
      async () => (await import('../views/DownloadsView/DownloadsView.tsx')).DownloadsView,
    ),
    getTitle: (text, { wallet }) => text('downloads.title', { wallet: wallet.name }),
  },
  WhatIsAWallet: {
    view: createViewLoader(
      async () =>
        (await import('../views/WhatIsAWalletView/WhatIsAWalletView.tsx')).WhatIsAWalletView,
    ),
    getTitle: (text) => text('whatIsAWallet.title'),
  },
  WhatIsANetwork: {
    view: createViewLoader(
      async () =>
        (await import('../views/WhatIsANetworkView/WhatIsANetworkView.tsx')).WhatIsANetworkView,
    ),
    getTitle: (text) => text('whatIsANetwork.title'),
  },
  Account: {
    view: createViewLoader(
      async () => (await import('../views/AccountView/AccountView.tsx')).AccountView,
    ),
    getTitle: (text) => text('account.title'),
  },
  AccountSettings: {
    view: createViewLoader(
      async () =>
        (await import('../views/AccountSettingsView/AccountSettingsView.tsx')).AccountSettingsView,
    ),
    getTitle: (text) => text('accountSettings.title'),
  },
  ProfileWallets: {
    view: createViewLoader(
      async () =>
        (await import('../views/ProfileWalletsView/ProfileWalletsView.tsx')).ProfileWalletsView,
    ),
    getTitle: (text) => text('profileWallets.title'),
  },
  Networks: {
    view: createViewLoader(
      async () => (await import('../views/NetworksView/NetworksView.tsx')).NetworksView,
    ),
    getTitle: (text) => text('networks.title'),
  },
  SwitchNetwork: {
    view: createViewLoader(
      async () =>
        (await import('../views/SwitchNetworkView/SwitchNetworkView.tsx')).SwitchNetworkView,
    ),
    getTitle: (text) => text('switchNetwork.title'),
  },
  SwitchActiveChain: {
    view: createViewLoader(
      async () =>
        (await import('../views/SwitchActiveChainView/SwitchActiveChainView.tsx'))
          .SwitchActiveChainView,
    ),
    getTitle: (text, { caipNetworkId }) =>
      text('switchActiveChain.title', { chain: getNamespaceName(caipNetworkId) }),
  },
  UnsupportedChain: {
    view: createViewLoader(
      async () =>
        (await import('../views/UnsupportedChainView/UnsupportedChainView.tsx'))
          .UnsupportedChainView,
    ),
    getTitle: (text) => text('unsupported.title'),
  },
}
