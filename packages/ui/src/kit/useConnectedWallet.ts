import type { Namespace } from '@cleat/core'
import { useControllerState } from './useControllerState.ts'
import { useKit } from './useKit.ts'

export type ConnectedWallet = {
  readonly namespace: Namespace
  readonly isConnected: boolean
  readonly address: string | undefined
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  readonly explorerUrl: string | undefined
  readonly name: string | undefined
  readonly icon: string | undefined
}

/** The account and wallet of a namespace. @default the modal's */
export function useConnectedWallet(asked?: Namespace): ConnectedWallet {
  const { account, modal, network } = useKit().controllers
  const { activeNamespace } = useControllerState(network.state)
  const ofModal = useControllerState(modal.state).namespace ?? activeNamespace
  const namespace = asked ?? ofModal
  const state = useControllerState(account.state, (accounts) => accounts[namespace])
  return {
    namespace,
    isConnected: state?.status === 'connected',
    address: state?.address,
    profileName: state?.profileName,
    profileImage: state?.profileImage,
    explorerUrl: state?.addressExplorerUrl,
    name: state?.connectedWalletInfo?.name,
    icon: state?.connectedWalletInfo?.icon,
  }
}
