import type { PeerQuestion, WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { useMemo, useSyncExternalStore } from 'react'
import type { Wallet } from './openWallet.ts'

export type WalletSnapshot = Pick<
  WalletConnectPeer,
  'accounts' | 'account' | 'chains' | 'chainId' | 'families' | 'relay' | 'sessions'
> & { readonly questions: readonly PeerQuestion[] }

/** A snapshot of the wallet's state, updated on every change. */
export function useWallet(wallet: Wallet): WalletSnapshot {
  const store = useMemo(() => createStore(wallet), [wallet])
  return useSyncExternalStore(store.subscribe, store.read)
}

function createStore(wallet: Wallet) {
  const { peer, questions } = wallet
  let view = readView(wallet)
  return {
    read: () => view,
    subscribe(listener: () => void) {
      const onChange = () => {
        view = readView(wallet)
        listener()
      }
      const stops = [peer.onChange(onChange), questions.onChange(onChange)]
      onChange()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function readView({ peer, questions }: Wallet): WalletSnapshot {
  const { accounts, account, chains, chainId, families, relay, sessions } = peer
  return {
    ...{ accounts, account, chains, chainId, families, relay, sessions },
    questions: questions.pending,
  }
}
