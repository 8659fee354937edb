import { CleatError, type Network } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { quiet } from '../internal/quiet.ts'
import { useOptionalKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'
import { type SelectedNetwork, selectNetwork } from '../selectors/selectNetwork.ts'

export declare namespace useAppKitNetwork {
  type ReturnType = SelectedNetwork & {
    /** Resolves when the wallet is there; rejects with a `CleatError`, and the network stays as it was. */
    switchNetwork(network: Pick<Network, 'id' | 'chainNamespace'>): Promise<void>
  }
}

/** The network in use on the active namespace, and how to change it. */
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
