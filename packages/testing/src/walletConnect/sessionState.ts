import type { Address } from 'viem'
import type { WalletState } from '../wallet/createWalletState.ts'
import type { WalletChain } from '../wallet/walletChain.ts'

export type SessionStateParameters = {
  state: WalletState
  /** The chain that the request is for. */
  chain: WalletChain
  /** The accounts of the session, now. */
  accounts: () => readonly Address[]
  selectAccounts: (accounts: readonly Address[]) => void
  switchChain: (id: number) => void
  disconnect: () => void
}

/** The wallet as one request of one session sees it. */
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
