import type { Namespace, RecentWallet } from '@cleat/core'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'

export type KnownWallet = RecentWallet & { readonly icon: string | undefined }

/** Wallets that were connected before and are not now. One that is gone from the browser belongs to every namespace. */
export function useRecentWallets(namespace: Namespace): {
  wallets: readonly KnownWallet[]
  forget: (wallet: RecentWallet) => void
} {
  const { controllers, storage } = useKit()
  const { account, connectors } = controllers
  const state = useControllerState(connectors.state)
  const accounts = useControllerState(account.state)

  const isConnected = ({ id }: RecentWallet) =>
    accounts[namespace]?.status === 'connected' && accounts[namespace].connectorId === id
  const wallets = state.recentWallets.flatMap((wallet) => {
    const found = state.connectors.filter(({ id }) => id === wallet.id)
    const here = found.find(({ chain }) => chain === namespace)
    const isElsewhere = found.length > 0 && !here
    return isElsewhere || isConnected(wallet) ? [] : { ...wallet, icon: here?.imageUrl }
  })
  const forget = ({ id }: RecentWallet) => {
    connectors.setRecentWallets(state.recentWallets.filter((wallet) => wallet.id !== id))
    storage.set('recentWallets', connectors.state.recentWallets)
  }
  return { wallets, forget }
}
