import type { Namespace } from '@cleat/core'
import type { Wallet, WalletSources } from '@cleat/core/wallets'
import { useMemo } from 'react'
import { useIsHandheld } from '../../media/useIsHandheld.ts'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'

/** Everything that decides which wallets are listed, except the wallets' data. */
export function useWalletSources(parameters: {
  registry: readonly Wallet[] | undefined
  /** Lists only wallets for this namespace. @default the one that the modal was opened for */
  namespace?: Namespace | undefined
}): WalletSources {
  const { registry } = parameters
  const { controllers } = useKit()
  const { connectors, recentWallets } = useControllerState(controllers.connectors.state)
  const options = useControllerState(controllers.options.state)
  const modal = useControllerState(controllers.modal.state, (state) => state.namespace)
  const { activeNamespace, byNamespace } = useControllerState(controllers.network.state)
  const isPhone = useIsHandheld()

  const namespace = parameters.namespace ?? modal
  const active = byNamespace[namespace ?? activeNamespace]?.caipNetwork.caipNetworkId
  const namespaces = useMemo(() => Object.keys(byNamespace), [byNamespace])
  return useMemo(
    () => ({
      connectors,
      recentWallets,
      registry,
      options,
      namespaces,
      namespace,
      activeNetworkId: active,
      isPhone,
    }),
    [connectors, recentWallets, registry, options, namespaces, namespace, active, isPhone],
  )
}
