import { useMemo, useSyncExternalStore } from 'react'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { noWallets } from '../wallets/createWalletStore.ts'
import { getWalletStore } from '../wallets/getWalletStore.ts'
import type { WalletStore, WalletsState } from '../wallets/walletStore.ts'

export declare namespace useAppKitWallets {
  type ReturnType = WalletsState &
    Pick<
      WalletStore,
      'fetchWallets' | 'connect' | 'getWcUri' | 'resetWcUri' | 'resetConnectingWallet'
    >
}

/**
 * Wallets to choose from, for an app that draws its own list: the first rows, all wallets page by
 * page, a search, and `connect`. All components under one kit share this state.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitWallets } from '@cleat/react/headless'
 *
 * export function WalletList() {
 *   const { wallets, wcWallets, fetchWallets, connect } = useAppKitWallets()
 *   return (
 *     <>
 *       <input type="search" onChange={(event) => fetchWallets({ search: event.target.value })} />
 *       {[...wallets, ...wcWallets].map((wallet) => (
 *         <button key={wallet.id} onClick={() => connect(wallet)}>
 *           <img src={wallet.imageUrl} alt="" width={24} /> {wallet.name}
 *         </button>
 *       ))}
 *     </>
 *   )
 * }
 * ```
 */
export function useAppKitWallets(): useAppKitWallets.ReturnType {
  const store = getWalletStore(useCurrentKit('useAppKitWallets'))
  const state = useSyncExternalStore(store.subscribe, store.getState, getServerState)
  return useMemo(() => {
    const { fetchWallets, connect, getWcUri, resetWcUri, resetConnectingWallet } = store
    return { ...state, fetchWallets, connect, getWcUri, resetWcUri, resetConnectingWallet }
  }, [state, store])
}

/** A server does not know which wallets the visitor has installed. */
function getServerState(): WalletsState {
  return noWallets
}
