import type { Wallet } from '@wallet-standard/base'
import type { EventEmitter } from '../wallet/createEventEmitter.ts'
import type { SolanaMethod } from './solanaMethod.ts'

/** The function of each feature. */
const functions: Readonly<Record<SolanaMethod, string>> = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'solana:signIn': 'signIn',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
}

/** The Wallet Standard features. Each one only calls the wallet. */
export function solanaFeatures(parameters: {
  without: readonly SolanaMethod[]
  emitter: Pick<EventEmitter, 'on' | 'off'>
  ask: (method: SolanaMethod, params: readonly unknown[]) => unknown
  /** Called with the number of listeners on every change. */
  onListeners: (count: number) => void
}): Wallet['features'] {
  const { without, emitter, ask, onListeners } = parameters
  const listeners = new Set<unknown>()
  const versions = { supportedTransactionVersions: Object.freeze(['legacy', 0]) }
  const asked = Object.entries(functions).flatMap(([feature, name]) => {
    const method = feature as SolanaMethod
    if (without.includes(method)) return []
    const run = (...params: unknown[]) => ask(method, params)
    const extra = name.endsWith('Transaction') ? versions : {}
    return [[method, Object.freeze({ version: '1.0.0', ...extra, [name]: run })]]
  })
  return Object.freeze({
    ...Object.fromEntries(asked),
    'standard:events': Object.freeze({
      version: '1.0.0',
      on(_: 'change', listener: (properties: { accounts: unknown }) => void) {
        const onAccounts = (accounts: unknown) => listener({ accounts })
        emitter.on('accountsChanged', onAccounts)
        onListeners(listeners.add(onAccounts).size)
        return () => {
          emitter.off('accountsChanged', onAccounts)
          listeners.delete(onAccounts)
          onListeners(listeners.size)
        }
      },
    }),
  })
}
