import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** The name of the network on which a wallet would connect. */
export function useActiveNetworkName(): string {
  const { modal, network } = useKit().controllers
  const namespace = useControllerState(modal.state, (state) => state.namespace)
  return useControllerState(
    network.state,
    ({ activeNamespace, byNamespace }) =>
      byNamespace[namespace ?? activeNamespace]?.caipNetwork.name ?? '',
  )
}
