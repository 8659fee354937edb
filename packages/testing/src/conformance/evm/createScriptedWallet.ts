import type { ProviderRequest } from '@cleat/core/adapter'
import type { DevWalletProvider } from '../../provider/devWalletProvider.ts'

/** `never`, because each event has its own payload type. */
type Listener = (payload: never) => void

/** A wallet on Ethereum with scripted answers. */
export type ScriptedWallet = {
  readonly provider: DevWalletProvider
  /** By method: the answer, or what makes it of the request. */
  readonly answers: Record<string, unknown>
  /** What it was asked. */
  readonly requests: readonly ProviderRequest[]
  emit(event: string, payload: unknown): void
}

export function createScriptedWallet(account: string): ScriptedWallet {
  const answers: ScriptedWallet['answers'] = {
    eth_requestAccounts: [account],
    eth_accounts: [account],
    eth_chainId: '0x1',
  }
  const requests: ProviderRequest[] = []
  const listeners = new Map<Listener, string>()
  const provider: DevWalletProvider = {
    async request(request) {
      requests.push(request)
      const answer = answers[request.method]
      return typeof answer === 'function' ? answer(request) : answer
    },
    on(event, listener) {
      listeners.set(listener, event)
      return provider
    },
    removeListener(_, listener) {
      listeners.delete(listener)
      return provider
    },
  }
  return {
    ...{ provider, answers, requests },
    emit(event, payload) {
      for (const [listener, heard] of [...listeners])
        if (heard === event) listener(payload as never)
    },
  }
}
