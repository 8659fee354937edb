import { useMemo, useSyncExternalStore } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { noWallets } from '../wallets/createWalletStore.ts'
import { getWalletStore } from '../wallets/getWalletStore.ts'
import type { WalletStore, WalletsState } from '../wallets/walletStore.ts'

export declare namespace useAppKitWallets {
  type ReturnType = WalletsState &
    Pick<WalletStore, 'fetchWallets' | 'connect' | 'resetConnectingWallet'>
}

/**
 * Wallets to choose from, for an app that draws its own list: the first ones, all of them page by page, a search, and a way to
 * connect. All components of a kit see the same.
 */
export function useAppKitWallets(): useAppKitWallets.ReturnType {
  const store = getWalletStore(useCurrentKit('useAppKitWallets'))
  const state = useSyncExternalStore(store.subscribe, store.getState, getServerState)
  return useMemo(() => {
    const { fetchWallets, connect, resetConnectingWallet } = store
    return { ...state, fetchWallets, connect, resetConnectingWallet }
  }, [state, store])
}

/** Nobody on a server knows what the visitor has installed. */
function getServerState(): WalletsState {
  return noWallets
}
