import type { CaipNetwork } from '@cleat/core'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'

export type NetworkChoice = {
  readonly network: CaipNetwork
  readonly isCurrent: boolean
  /** Whether the connected wallet does not have it. */
  readonly isUnavailable: boolean
}

/** The app's networks, as the connected wallet can use them. */
export function useNetworkChoices(): readonly NetworkChoice[] {
  const { account, modal, network } = useKit().controllers
  const { namespace } = useControllerState(modal.state)
  const { activeNamespace, byNamespace } = useControllerState(network.state)
  const accounts = useControllerState(account.state)
  return Object.values(byNamespace)
    .filter((state) => !namespace || state.namespace === namespace)
    .flatMap((state) =>
      state.caipNetworks.map((entry) => ({
        network: entry,
        isCurrent:
          state.namespace === (namespace ?? activeNamespace) &&
          entry.caipNetworkId === state.caipNetwork.caipNetworkId,
        isUnavailable:
          accounts[state.namespace]?.status === 'connected' &&
          !state.supportsAllNetworks &&
          !state.approvedCaipNetworkIds.includes(entry.caipNetworkId),
      })),
    )
}
