import type { AccountState, CaipAddress, Kit, Namespace, WalletInfo } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { type SelectedAccount, selectAccount } from '../selectors/selectAccount.ts'
import { watch } from './watch.ts'

/** Where no namespace is given, the active one is meant. */
export type AccountMethods = {
  /** Who is connected; see `useAppKitAccount`. */
  getAccount(namespace?: Namespace): SelectedAccount
  subscribeAccount(listener: (account: SelectedAccount) => void, namespace?: Namespace): () => void
  getAddress(namespace?: Namespace): string | undefined
  getAddressByChainNamespace(namespace: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): CaipAddress | undefined
  /** Whether a wallet is connected on the active namespace. */
  getIsConnectedState(): boolean
  /** What the connected wallet calls itself; see `useWalletInfo`. */
  getWalletInfo(namespace?: Namespace): WalletInfo | undefined
  subscribeWalletInfo(
    listener: (walletInfo: WalletInfo | undefined) => void,
    namespace?: Namespace,
  ): () => void
}

const nobody: AccountState = { status: 'disconnected', allAccounts: [] }

export function accountMethods({ controllers }: Kit): AccountMethods {
  const { account, network } = controllers
  const states = [account.state, network.state]
  const find = (namespace: Namespace = network.state.activeNamespace) =>
    snapshot(account.state)[namespace] ?? nobody
  const getAccount = (namespace: Namespace = network.state.activeNamespace) =>
    selectAccount(find(namespace), namespace)
  const getWalletInfo = (namespace?: Namespace) => find(namespace).connectedWalletInfo
  const getAddress = (namespace?: Namespace) => find(namespace).address
  return {
    getAccount,
    subscribeAccount: (listener, namespace) => watch(states, () => getAccount(namespace), listener),
    getAddress,
    getAddressByChainNamespace: getAddress,
    getCaipAddress: (namespace) => find(namespace).caipAddress,
    getIsConnectedState: () => find().status === 'connected',
    getWalletInfo,
    subscribeWalletInfo: (listener, namespace) =>
      watch(states, () => getWalletInfo(namespace), listener),
  }
}
