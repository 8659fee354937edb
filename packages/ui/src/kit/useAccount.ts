import type { AccountState, Namespace, NetworkState } from '@cleat/core'
import { useConnectedWallet } from './useConnectedWallet.ts'
import { useControllerState } from './useControllerState.ts'
import { useKit } from './useKit.ts'
import { useLatched } from './useLatched.ts'

export type ShownAccount = {
  readonly namespace: Namespace
  readonly address: string
  readonly account: AccountState
  readonly networks: NetworkState
}

/**
 * The account of the modal, with the networks of its namespace. A leaving view keeps the last one.
 */
export function useAccount(): ShownAccount | undefined {
  const { account: accounts, network } = useKit().controllers
  const { namespace } = useConnectedWallet()
  const account = useControllerState(accounts.state, (state) => state[namespace])
  const networks = useControllerState(network.state).byNamespace[namespace]
  const address = account?.address
  const isWhole = account?.status === 'connected' && address && networks
  return useLatched(isWhole ? { namespace, address, account, networks } : undefined)
}
