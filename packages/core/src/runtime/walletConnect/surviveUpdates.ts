import type UniversalProvider from '@walletconnect/universal-provider'

/**
 * Catches the library's error in session updates, so that the other listeners still run. The
 * library throws if a wallet removes a namespace that it does not know, such as Bitcoin's, and the
 * update would be lost.
 */
export function surviveUpdates(provider: UniversalProvider): void {
  const update: unknown = Reflect.get(provider, 'onSessionUpdate')
  if (typeof update !== 'function') return
  Reflect.set(provider, 'onSessionUpdate', () => {
    try {
      Reflect.apply(update, provider, [])
    } catch {
      // The library keeps its previous session. The kit still checks every request against the
      // updated one.
    }
  })
}
