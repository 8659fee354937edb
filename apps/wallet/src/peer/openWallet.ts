import {
  createQuestionQueue,
  createWalletConnectPeer,
  type QuestionQueue,
  type WalletConnectPeer,
} from '@cleat/testing/wallet-connect'
import { bitcoinChain, chains, solanaChain } from './environment.ts'

export type Wallet = {
  readonly peer: WalletConnectPeer
  readonly questions: QuestionQueue
  /** Listens to failures to notify an app, until the returned function is called. */
  onTrouble: (listener: () => void) => () => void
  close: () => Promise<void>
}

/** Opens the wallet with its stored state. */
export async function openWallet(parameters: { relayUrl: string }): Promise<Wallet> {
  const { relayUrl } = parameters
  const questions = createQuestionQueue()
  const listeners = new Set<() => void>()
  const peer = await createWalletConnectPeer({
    ...{ relayUrl, chains, approve: questions.ask, storage: localStorage, signsIn: true },
    solana: { chains: [solanaChain] },
    bitcoin: { chains: [bitcoinChain], fetch: globalThis.fetch },
    metadata: {
      name: 'Cleat wallet',
      description: 'The web wallet of this machine',
      url: location.origin,
      icons: [new URL('/icon.svg', location.origin).href],
    },
    onError: () => {
      for (const listener of listeners) listener()
    },
  })
  return {
    peer,
    questions,
    onTrouble(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: peer.close,
  }
}
