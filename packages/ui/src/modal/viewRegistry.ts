import type { RouteName } from '@cleat/core'
import { getNamespaceName } from '../format/getNamespaceName.ts'
import { ConnectingExternalView } from '../views/ConnectingExternalView/ConnectingExternalView.tsx'
import { ConnectView } from '../views/ConnectView/ConnectView.tsx'
import type { ViewEntry } from './viewEntry.ts'
import { createViewLoader } from './viewLoading/createViewLoader.ts'
import { readyView } from './viewLoading/readyView.ts'

const walletViews = async () => (await import('../views/walletViews.ts')).walletViews
const pairingViews = async () => (await import('../views/pairingViews.ts')).pairingViews
const accountViews = async () => (await import('../views/accountViews.ts')).accountViews
const receiveViews = async () => (await import('../views/receiveViews.ts')).receiveViews
const networkViews = async () => (await import('../views/networkViews.ts')).networkViews

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
    view: createViewLoader(async () => (await walletViews()).AllWallets),
    getTitle: (text) => text('allWallets.title'),
  },
  ConnectingMultiChain: {
    view: createViewLoader(async () => (await walletViews()).ConnectingMultiChain),
    getTitle: (_, { wallet }) => wallet,
  },
  ConnectingWalletConnect: {
    view: createViewLoader(async () => (await pairingViews()).ConnectingWalletConnect),
    getTitle: (_, { wallet }) => wallet.name,
  },
  ConnectingWalletConnectBasic: {
    view: createViewLoader(async () => (await pairingViews()).ConnectingWalletConnectBasic),
    getTitle: (text) => text('pairing.code'),
  },
  ApproveInWallet: {
    view: createViewLoader(async () => (await accountViews()).ApproveInWallet),
    getTitle: (text) => text('switchNetwork.wallet'),
  },
  GetWallet: {
    view: createViewLoader(async () => (await walletViews()).GetWallet),
    getTitle: (text) => text('getWallet.title'),
  },
  Downloads: {
    view: createViewLoader(async () => (await walletViews()).Downloads),
    getTitle: (text, { wallet }) => text('downloads.title', { wallet: wallet.name }),
  },
  WhatIsAWallet: {
    view: createViewLoader(async () => (await walletViews()).WhatIsAWallet),
    getTitle: (text) => text('whatIsAWallet.title'),
  },
  WhatIsANetwork: {
    view: createViewLoader(async () => (await networkViews()).WhatIsANetwork),
    getTitle: (text) => text('whatIsANetwork.title'),
  },
  Account: {
    view: createViewLoader(async () => (await accountViews()).Account),
    getTitle: (text) => text('account.title'),
  },
  AccountSettings: {
    view: createViewLoader(async () => (await accountViews()).AccountSettings),
    getTitle: (text) => text('accountSettings.title'),
  },
  ProfileWallets: {
    view: createViewLoader(async () => (await accountViews()).ProfileWallets),
    getTitle: (text) => text('profileWallets.title'),
  },
  WalletReceive: {
    view: createViewLoader(async () => (await receiveViews()).WalletReceive),
    getTitle: (text) => text('receive.title'),
  },
  WalletCompatibleNetworks: {
    view: createViewLoader(async () => (await receiveViews()).WalletCompatibleNetworks),
    getTitle: (text) => text('compatible.title'),
  },
  Networks: {
    view: createViewLoader(async () => (await networkViews()).Networks),
    getTitle: (text) => text('networks.title'),
  },
  SwitchNetwork: {
    view: createViewLoader(async () => (await networkViews()).SwitchNetwork),
    getTitle: (text) => text('switchNetwork.title'),
  },
  SwitchActiveChain: {
    view: createViewLoader(async () => (await networkViews()).SwitchActiveChain),
    getTitle: (text, { caipNetworkId }) =>
      text('switchActiveChain.title', { chain: getNamespaceName(caipNetworkId) }),
  },
  UnsupportedChain: {
    view: createViewLoader(async () => (await networkViews()).UnsupportedChain),
    getTitle: (text) => text('unsupported.title'),
  },
}
