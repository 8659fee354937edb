import type { CaipNetwork, CaipNetworkId, Network } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { quiet } from '../internal/quiet.ts'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'

export declare namespace useAppKitNetwork {
  type ReturnType = {
    /** The network in use: the wallet's when connected, also when the app does not list it. */
    caipNetwork: CaipNetwork | undefined
    caipNetworkId: CaipNetworkId | undefined
    chainId: number | string | undefined
    approvedCaipNetworkIds: readonly CaipNetworkId[]
    supportsAllNetworks: boolean
    /** Resolves when the wallet is there; rejects with a `CleatError`, and the network stays as it was. */
    switchNetwork(network: Pick<Network, 'id' | 'chainNamespace'>): Promise<void>
  }
}

/** The network in use on the active namespace, and how to change it. */
export function useAppKitNetwork(): useAppKitNetwork.ReturnType {
  const { actions, controllers } = useCurrentKit('useAppKitNetwork')
  const isHydrated = useHydrated()
  const { activeNamespace, byNamespace } = useControllerState(controllers.network.state)
  const entry = isHydrated ? byNamespace[activeNamespace] : undefined

  return useMemo(
    () => ({
      caipNetwork: entry?.caipNetwork,
      caipNetworkId: entry?.caipNetwork.caipNetworkId,
      chainId: entry?.caipNetwork.id,
      approvedCaipNetworkIds: entry?.approvedCaipNetworkIds ?? [],
      supportsAllNetworks: entry?.supportsAllNetworks ?? true,
      switchNetwork: (network) => quiet(actions.switchNetwork({ network }).then(() => undefined)),
    }),
    [entry, actions],
  )
}
