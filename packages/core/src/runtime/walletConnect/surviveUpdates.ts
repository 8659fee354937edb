import type UniversalProvider from '@walletconnect/universal-provider'

/**
 * Has everybody told of a session that changed. The library comes first and fails where a wallet takes a namespace away that it knows
 * nothing of, such as Bitcoin's, and the change would be lost.
 */
export function surviveUpdates(provider: UniversalProvider): void {
  const update: unknown = Reflect.get(provider, 'onSessionUpdate')
  if (typeof update !== 'function') return
  Reflect.set(provider, 'onSessionUpdate', () => {
    try {
      Reflect.apply(update, provider, [])
    } catch {
      // It keeps what it had for those who ask through it, and no wallet is asked for what it did not approve.
    }
  })
}
