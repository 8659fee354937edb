import type { CaipNetwork, Namespace, NetworkState } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

export type NetworkChoice = {
  readonly network: CaipNetwork
  readonly isCurrent: boolean
  /** The wallet that is connected there and does not allow this one. */
  readonly refusingWallet: string | undefined
}

export type NetworkGroup = {
  readonly namespace: Namespace
  readonly choices: readonly NetworkChoice[]
}

/** The app's networks as they can be used now, by namespace. Those that the wallet does not allow come last. */
export function useNetworkChoices(parameters: {
  /** Only those of this one. */
  namespace: Namespace | undefined
}): readonly NetworkGroup[] {
  const { account, network, options } = useKit().controllers
  const { activeNamespace, byNamespace } = useControllerState(network.state)
  const { unsupportedChain } = useControllerState(options.state)
  const accounts = useControllerState(account.state)
  const shown = parameters.namespace ?? activeNamespace

  const toChoice = (state: NetworkState, entry: CaipNetwork): NetworkChoice => {
    const { status, connectedWalletInfo } = accounts[state.namespace] ?? {}
    const isAllowed =
      state.supportsAllNetworks || state.approvedCaipNetworkIds.includes(entry.caipNetworkId)
    return {
      network: entry,
      isCurrent:
        state.namespace === shown && entry.caipNetworkId === state.caipNetwork.caipNetworkId,
      refusingWallet:
        status === 'connected' && !isAllowed ? (connectedWalletInfo?.name ?? '') : undefined,
    }
  }
  const isRefused = ({ refusingWallet }: NetworkChoice) => Number(refusingWallet !== undefined)
  return Object.values(byNamespace)
    .filter(({ namespace }) => !parameters.namespace || namespace === parameters.namespace)
    .map((state) => {
      const { caipNetwork, caipNetworks, isUnsupportedChain, namespace } = state
      // Where any chain will do, the wallet's is one of the choices.
      const isGuest = isUnsupportedChain && unsupportedChain === 'ignore'
      const choices = [...(isGuest ? [caipNetwork] : []), ...caipNetworks]
        .map((entry) => toChoice(state, entry))
        .sort((one, other) => isRefused(one) - isRefused(other))
      return { namespace, choices }
    })
}
