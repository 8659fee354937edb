import type { Namespace, WalletInfo } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import { selectWalletInfo } from '../selectors/selectWalletInfo.ts'

export declare namespace useWalletInfo {
  type ReturnType = {
    /** Name and icon of the connected wallet, `undefined` while none is. `AUTH`: an embedded one. */
    walletInfo: WalletInfo | undefined
  }
}

/**
 * The wallet that is connected on a namespace.
 * @param namespace - a CAIP-2 namespace; the active one by default
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useWalletInfo } from '@cleat/react'
 *
 * export function WalletName() {
 *   const { walletInfo } = useWalletInfo()
 *   return <p>{walletInfo?.name ?? 'No wallet'}</p>
 * }
 * ```
 * @see EIP-6963
 */
export function useWalletInfo(namespace?: Namespace): useWalletInfo.ReturnType {
  const { controllers } = useCurrentKit('useWalletInfo')
  const isHydrated = useHydrated()
  const active = useControllerState(controllers.network.state, (state) => state.activeNamespace)
  const find = (accounts: typeof controllers.account.state) => accounts[namespace ?? active]
  const info = useControllerState(
    controllers.account.state,
    (all) => find(all)?.connectedWalletInfo,
  )
  const user = useControllerState(controllers.account.state, (all) => find(all)?.user)
  return useMemo(() => {
    const walletInfo = selectWalletInfo({ connectedWalletInfo: info, user })
    return { walletInfo: isHydrated ? walletInfo : undefined }
  }, [isHydrated, info, user])
}
