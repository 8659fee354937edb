import type { CaipNetwork, Namespace, NetworkState } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

export type NetworkChoice = {
  readonly network: CaipNetwork
  readonly isCurrent: boolean
  /** The connected wallet that does not allow this network. */
  readonly refusingWallet: string | undefined
}

export type NetworkGroup = {
  readonly namespace: Namespace
  readonly choices: readonly NetworkChoice[]
}

/**
 * The app's networks by namespace, with whether they can be chosen. Those that the wallet does not
 * allow are last.
 */
export function useNetworkChoices(parameters: {
  /** Lists only this namespace. */
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
      // If any chain is allowed, the wallet's chain is one of the choices.
      const isGuest = isUnsupportedChain && unsupportedChain === 'ignore'
      const choices = [...(isGuest ? [caipNetwork] : []), ...caipNetworks]
        .map((entry) => toChoice(state, entry))
        .sort((one, other) => isRefused(one) - isRefused(other))
      return { namespace, choices }
    })
}
