import type { AccountState, CaipAddress, Kit, Namespace, WalletInfo } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { type SelectedAccount, selectAccount } from '../selectors/selectAccount.ts'
import { selectWalletInfo } from '../selectors/selectWalletInfo.ts'
import { watch } from './watch.ts'

/**
 * Methods for the connected account. `namespace` is a CAIP-2 namespace, by default the active one.
 */
export type AccountMethods = {
  /** The connected account; see `useAppKitAccount`. */
  getAccount(namespace?: Namespace): SelectedAccount
  /** Calls back when the account changes. Returns the function that unsubscribes. */
  subscribeAccount(listener: (account: SelectedAccount) => void, namespace?: Namespace): () => void
  /** The address in use, `undefined` while not connected. */
  getAddress(namespace?: Namespace): string | undefined
  /** The same as `getAddress`, with the namespace required. */
  getAddressByChainNamespace(namespace: Namespace): string | undefined
  /** CAIP-10 id of the address in use, `undefined` while not connected. */
  getCaipAddress(namespace?: Namespace): CaipAddress | undefined
  /** Whether a wallet is connected on the active namespace. */
  getIsConnectedState(): boolean
  /** Name and icon of the connected wallet; see `useWalletInfo`. */
  getWalletInfo(namespace?: Namespace): WalletInfo | undefined
  /** Calls back when the wallet info changes. Returns the function that unsubscribes. */
  subscribeWalletInfo(
    listener: (walletInfo: WalletInfo | undefined) => void,
    namespace?: Namespace,
  ): () => void
}

const disconnected: AccountState = { status: 'disconnected', allAccounts: [] }

export function accountMethods({ controllers }: Kit): AccountMethods {
  const { account, network } = controllers
  const states = [account.state, network.state]
  const find = (namespace: Namespace = network.state.activeNamespace) =>
    snapshot(account.state)[namespace] ?? disconnected
  const getAccount = (namespace: Namespace = network.state.activeNamespace) =>
    selectAccount(find(namespace), namespace)
  const getWalletInfo = (namespace?: Namespace) => selectWalletInfo(find(namespace))
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
