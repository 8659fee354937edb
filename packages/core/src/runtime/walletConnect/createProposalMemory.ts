import type { KitBase } from '../../boot/kitBase.ts'
import { toRelayPrefix } from './toRelayPrefix.ts'
import { usesRemoteWallet } from './usesRemoteWallet.ts'

/**
 * Stores that a pairing proposal is pending. The browser may discard the page while the visitor is
 * in the wallet. The next visit then restores the session that was approved there.
 */
export type ProposalMemory = {
  /** Whether a proposal of this or the previous visit is pending. */
  has(): boolean
  save(): void
  forget(): void
}

/** WalletConnect's lifetime of a proposal. */
const lifetimeMs = 300_000

export function createProposalMemory(kit: KitBase): ProposalMemory {
  const { area } = kit.remoteWallets.setup
  const name = `${toRelayPrefix(kit.id)}offered-until`
  return {
    has: () => Number(area.getItem(name)) > Date.now(),
    save() {
      area.setItem(name, String(Date.now() + lifetimeMs))
      // The next visit must load the remote wallets at once.
      kit.storage.set('isExternal', true)
    },
    forget() {
      if (area.getItem(name) === null) return
      area.removeItem(name)
      kit.storage.set('isExternal', usesRemoteWallet(kit))
    },
  }
}
