import type { RouteName } from '@cleat/core'
import { createViewLoader } from '../components/LoadedView/createViewLoader.ts'
import { readyView } from '../components/LoadedView/readyView.ts'
import { ConnectingExternalView } from '../features/wallets/ConnectingExternalView/ConnectingExternalView.tsx'
import { ConnectView } from '../features/wallets/ConnectView/ConnectView.tsx'
import { getNamespaceName } from '../format/getNamespaceName.ts'
import { createGroupLoader } from './createGroupLoader.ts'
import type { ViewEntry } from './viewEntry.ts'

const walletView = createGroupLoader(
  async () => (await import('../features/wallets/walletViews.ts')).walletViews,
)
const pairingView = createGroupLoader(
  async () => (await import('../features/wallets/pairingViews.ts')).pairingViews,
)
const accountView = createGroupLoader(
  async () => (await import('../features/account/accountViews.ts')).accountViews,
)
const receiveViews = async () => (await import('../features/receive/receiveViews.ts')).receiveViews
const sendViews = async () => (await import('../features/send/sendViews.ts')).sendViews
const networkView = createGroupLoader(
  async () => (await import('../features/networks/networkViews.ts')).networkViews,
)

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
    view: walletView('AllWallets'),
    getTitle: (text) => text('allWallets.title'),
  },
  ConnectingMultiChain: {
    view: walletView('ConnectingMultiChain'),
    getTitle: (_, { wallet }) => wallet,
  },
  ConnectingWalletConnect: {
    view: pairingView('ConnectingWalletConnect'),
    getTitle: (_, { wallet }) => wallet.name,
  },
  ConnectingWalletConnectBasic: {
    view: pairingView('ConnectingWalletConnectBasic'),
    getTitle: (text) => text('pairing.code'),
  },
  ApproveInWallet: {
    view: accountView('ApproveInWallet'),
    getTitle: (text) => text('switchNetwork.wallet'),
  },
  GetWallet: {
    view: walletView('GetWallet'),
    getTitle: (text) => text('getWallet.title'),
  },
  Downloads: {
    view: walletView('Downloads'),
    getTitle: (text, { wallet }) => text('downloads.title', { wallet: wallet.name }),
  },
  WhatIsAWallet: {
    view: walletView('WhatIsAWallet'),
    getTitle: (text) => text('whatIsAWallet.title'),
  },
  WhatIsANetwork: {
    view: networkView('WhatIsANetwork'),
    getTitle: (text) => text('whatIsANetwork.title'),
  },
  Account: {
    view: accountView('Account'),
    getTitle: (text) => text('account.title'),
  },
  AccountSettings: {
    view: accountView('AccountSettings'),
    getTitle: (text) => text('accountSettings.title'),
  },
  ProfileWallets: {
    view: accountView('ProfileWallets'),
    getTitle: (text) => text('profileWallets.title'),
  },
  WalletReceive: {
    view: createViewLoader(async () => (await receiveViews()).WalletReceive),
    getTitle: (text) => text('receive.title'),
  },
  WalletSend: {
    view: createViewLoader(async () => (await sendViews()).WalletSend),
    getTitle: (text) => text('send.title'),
  },
  WalletSendSelectToken: {
    view: createViewLoader(async () => (await sendViews()).WalletSendSelectToken),
    getTitle: (text) => text('send.token'),
  },
  WalletSendPreview: {
    view: createViewLoader(async () => (await sendViews()).WalletSendPreview),
    getTitle: (text) => text('send.review'),
  },
  WalletSendProgress: {
    view: createViewLoader(async () => (await sendViews()).WalletSendProgress),
    getTitle: (text) => text('send.title'),
  },
  WalletCompatibleNetworks: {
    view: createViewLoader(async () => (await receiveViews()).WalletCompatibleNetworks),
    getTitle: (text) => text('compatible.title'),
  },
  Networks: {
    view: networkView('Networks'),
    getTitle: (text) => text('networks.title'),
  },
  SwitchNetwork: {
    view: networkView('SwitchNetwork'),
    getTitle: (text) => text('switchNetwork.title'),
  },
  SwitchActiveChain: {
    view: networkView('SwitchActiveChain'),
    getTitle: (text, { caipNetworkId }) =>
      text('switchActiveChain.title', { chain: getNamespaceName(caipNetworkId) }),
  },
  UnsupportedChain: {
    view: networkView('UnsupportedChain'),
    getTitle: (text) => text('unsupported.title'),
  },
}
