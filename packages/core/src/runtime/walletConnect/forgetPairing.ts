import type { KitBase } from '../../boot/kitBase.ts'
import { usesRemoteWallet } from './usesRemoteWallet.ts'

/**
 * Lets adapters forget a wallet that ended its session, so that the next visit does not try to restore it. To be called
 * when the session ends, before adapters are told.
 */
export function forgetPairing(kit: KitBase): void {
  const { account } = kit.controllers
  const paired = [...kit.adapters.values()].filter(
    ({ namespace }) => account.get(namespace).connectorId === 'walletConnect',
  )
  queueMicrotask(() => {
    for (const adapter of paired) {
      // Disconnected from here, the adapter is at it; with another wallet in use, it is none of ours.
      const isOver = account.get(adapter.namespace).status === 'disconnected'
      if (isOver && !adapter.getConnection()) void adapter.disconnect().catch(() => undefined)
    }
    kit.storage.set('isExternal', usesRemoteWallet(kit))
  })
}
