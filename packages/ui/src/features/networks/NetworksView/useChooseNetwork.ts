import type { CaipNetwork } from '@cleat/core'
import { useEffect, useRef } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { NetworksTexts } from '../texts/en.ts'
import { useLeaveNetworks } from './useLeaveNetworks.ts'
import type { NetworkChoice } from './useNetworkChoices.ts'

const shownMs = 800

/**
 * Handles the choice of a network. The active one goes back. With a wallet on its namespace, the
 * wallet is asked to switch. With wallets on other namespaces only, a view explains that. Without
 * wallets, the network becomes active at once.
 */
export function useChooseNetwork(): (choice: NetworkChoice) => void {
  const { actions, controllers } = useKit()
  const { account, router, snackbar } = controllers
  const text = useText<NetworksTexts>()
  const explain = useErrorText()
  const leave = useLeaveNetworks()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  const select = async (network: CaipNetwork) => {
    clearTimeout(leaving.current)
    try {
      await actions.switchNetwork({ network })
      const message = text('networks.chosen', { network: network.name })
      snackbar.show({ message, variant: 'success' })
      leaving.current = setTimeout(leave, shownMs)
    } catch (error) {
      snackbar.show({ message: explain(error), variant: 'error' })
    }
  }

  return ({ network, isCurrent }) => {
    const { caipNetworkId, chainNamespace } = network
    const isConnected = (namespace: string) => account.get(namespace).status === 'connected'
    if (isCurrent) leave()
    else if (isConnected(chainNamespace)) router.push({ name: 'SwitchNetwork', caipNetworkId })
    else if (Object.keys(account.state).some(isConnected))
      router.push({ name: 'SwitchActiveChain', caipNetworkId })
    else void select(network)
  }
}
