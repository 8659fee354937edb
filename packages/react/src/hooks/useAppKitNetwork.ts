import { CleatError, type Network } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { quiet } from '../kit/quiet.ts'
import { useOptionalKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import { type SelectedNetwork, selectNetwork } from '../selectors/selectNetwork.ts'

export declare namespace useAppKitNetwork {
  type ReturnType = SelectedNetwork & {
    /**
     * Switches the network: of the wallet if one is connected on the namespace, else of the app.
     * Resolves when the wallet is on the network. On failure, the network stays as it was.
     * @param network - one of the app's networks; `chainNamespace` is `eip155` when absent
     * @throws `CleatError`: `CONFIG_NO_KIT`, `NETWORK_NOT_FOUND`, `NETWORK_SWITCH_REJECTED`,
     * `NETWORK_SWITCH_UNSUPPORTED`, `NETWORK_SWITCH_FAILED`, `NETWORK_SWITCH_TIMEOUT` (300,000 ms),
     * `CONNECTION_USER_CLOSED`, `CONNECTION_KIT_DESTROYED`, `ADAPTER_FEATURE_MISSING`,
     * `WALLET_ERROR`
     * @see EIP-3326, EIP-3085
     */
    switchNetwork(network: Pick<Network, 'id' | 'chainNamespace'>): Promise<void>
  }
}

/**
 * The network in use on the active namespace, and how to change it.
 * @example
 * ```tsx
 * import { useAppKitNetwork } from '@cleat/react'
 * import { base } from '@cleat/react/networks'
 *
 * export function Network() {
 *   const { caipNetwork, switchNetwork } = useAppKitNetwork()
 *   return <button onClick={() => switchNetwork(base)}>{caipNetwork?.name}</button>
 * }
 * ```
 * @see CAIP-2
 */
export function useAppKitNetwork(): useAppKitNetwork.ReturnType {
  const kit = useOptionalKit()
  const isHydrated = useHydrated()
  const current = useControllerState(
    kit?.controllers.network.state,
    ({ activeNamespace, byNamespace }) => byNamespace[activeNamespace],
  )
  const entry = isHydrated ? current : undefined

  return useMemo(
    () => ({
      ...selectNetwork(entry),
      switchNetwork: (network) => kit?.switchNetwork(network) ?? quiet(rejectWithoutKit()),
    }),
    [entry, kit],
  )
}

function rejectWithoutKit(): Promise<never> {
  const context = { caller: 'useAppKitNetwork' }
  return Promise.reject(new CleatError('CONFIG_NO_KIT', { context }))
}
