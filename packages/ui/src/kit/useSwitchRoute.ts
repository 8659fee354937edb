import { type CaipNetworkId, parseCaipNetworkId, type Route } from '@cleat/core'
import { useCallback } from 'react'
import { useKit } from './useKit.ts'

/**
 * The view that switches to a network: through the wallet connected on its namespace, else by
 * connecting one.
 */
export function useSwitchRoute(): (caipNetworkId: CaipNetworkId) => Route {
  const { account } = useKit().controllers
  return useCallback(
    (caipNetworkId) => {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const isConnected = account.get(namespace).status === 'connected'
      return { name: isConnected ? 'SwitchNetwork' : 'SwitchActiveChain', caipNetworkId }
    },
    [account],
  )
}
