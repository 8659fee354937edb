import type { KitBase } from '../../boot/kitBase.ts'
import { toRelayPrefix } from './toRelayPrefix.ts'
import { usesRemoteWallet } from './usesRemoteWallet.ts'

/**
 * Remembers that an offer stands: the browser may throw the page away while the visitor is in the wallet, and the next
 * visit is to pick up what was approved there.
 */
export type ProposalMemory = {
  /** Whether one stands, of this visit or the one before. */
  has(): boolean
  save(): void
  forget(): void
}

/** As long as the protocol keeps a proposal. */
const lifetimeMs = 300_000

export function createProposalMemory(kit: KitBase): ProposalMemory {
  const { area } = kit.remoteWallets.setup
  const name = `${toRelayPrefix(kit.id)}offered-until`
  return {
    has: () => Number(area.getItem(name)) > Date.now(),
    save() {
      area.setItem(name, String(Date.now() + lifetimeMs))
      // Has the next visit load the code of wallets at once.
      kit.storage.set('isExternal', true)
    },
    forget() {
      if (area.getItem(name) === null) return
      area.removeItem(name)
      kit.storage.set('isExternal', usesRemoteWallet(kit))
    },
  }
}
