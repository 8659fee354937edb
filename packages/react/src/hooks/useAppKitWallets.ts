import { useMemo, useSyncExternalStore } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { noWallets } from '../wallets/createWalletStore.ts'
import { findWalletStore } from '../wallets/findWalletStore.ts'
import type { WalletStore, WalletsReading } from '../wallets/walletStore.ts'

export declare namespace useAppKitWallets {
  type ReturnType = WalletsReading &
    Pick<WalletStore, 'fetchWallets' | 'connect' | 'resetConnectingWallet'>
}

/**
 * Wallets to choose from, for an app that draws its own list: the first ones, all of them page by page, a search, and a way to
 * connect. All components of a kit see the same.
 */
export function useAppKitWallets(): useAppKitWallets.ReturnType {
  const store = findWalletStore(useCurrentKit('useAppKitWallets'))
  const reading = useSyncExternalStore(store.subscribe, store.read, readNothing)
  return useMemo(() => {
    const { fetchWallets, connect, resetConnectingWallet } = store
    return { ...reading, fetchWallets, connect, resetConnectingWallet }
  }, [reading, store])
}

/** Nobody on a server knows what the visitor has installed. */
function readNothing(): WalletsReading {
  return noWallets
}
