import type { Address } from 'viem'
import type { WalletChain } from '../provider/walletChain.ts'
import type { WalletState } from '../state/createWalletState.ts'

export type SessionStateParameters = {
  state: WalletState
  /** The request's chain. */
  chain: WalletChain
  /** The session's current accounts. */
  accounts: () => readonly Address[]
  selectAccounts: (accounts: readonly Address[]) => void
  switchChain: (id: number) => void
  disconnect: () => void
}

/** The wallet's state as one request of a session sees it. */
export function sessionState(parameters: SessionStateParameters): WalletState {
  const { state, chain, accounts, selectAccounts, switchChain, disconnect } = parameters
  return {
    get chains() {
      return state.chains
    },
    chain,
    isLocked: false,
    get selected() {
      return accounts()
    },
    get permitted() {
      return accounts()
    },
    get visible() {
      return accounts()
    },
    permit: selectAccounts,
    select: selectAccounts,
    revoke: disconnect,
    setLocked: state.setLocked,
    untilUnlocked: state.untilUnlocked,
    addChain: state.addChain,
    switchChain,
  }
}
