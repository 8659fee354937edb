import { useMemo } from 'react'
import { useAppKitNetwork } from '../../hooks/useAppKitNetwork.ts'
import type { SelectedNetwork } from '../../selectors/selectNetwork.ts'

export declare namespace useAppKitNetworkCore {
  type ReturnType = Pick<SelectedNetwork, 'caipNetwork' | 'caipNetworkId' | 'chainId'>
}

/**
 * The network in use on the active namespace, without the method that changes it.
 * @example
 * ```tsx
 * import { useAppKitNetworkCore } from '@cleat/react/appkit'
 *
 * export function Network() {
 *   const { caipNetwork } = useAppKitNetworkCore()
 *   return <p>{caipNetwork?.name}</p>
 * }
 * ```
 * @see CAIP-2
 */
export function useAppKitNetworkCore(): useAppKitNetworkCore.ReturnType {
  const { caipNetwork, caipNetworkId, chainId } = useAppKitNetwork()
  return useMemo(
    () => ({ caipNetwork, caipNetworkId, chainId }),
    [caipNetwork, caipNetworkId, chainId],
  )
}
