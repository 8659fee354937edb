import type { KitBase } from '../../boot/kitBase.ts'
import { usesRemoteWallet } from './usesRemoteWallet.ts'

/**
 * Makes adapters forget a wallet that ended its session, so that the next visit does not restore
 * it. Call it when the session ends, before the adapters are notified.
 */
export function forgetPairing(kit: KitBase): void {
  const { account } = kit.controllers
  const paired = [...kit.adapters.values()].filter(
    ({ namespace }) => account.get(namespace).connectorId === 'walletConnect',
  )
  queueMicrotask(() => {
    for (const adapter of paired) {
      // Skips adapters that are already disconnecting or have another active wallet.
      const isOver = account.get(adapter.namespace).status === 'disconnected'
      if (isOver && !adapter.getConnection()) void adapter.disconnect().catch(() => undefined)
    }
    kit.storage.set('isExternal', usesRemoteWallet(kit))
  })
}
