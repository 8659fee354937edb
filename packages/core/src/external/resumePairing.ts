import type { KitBase } from '../kit/kitBase.ts'
import { connectWalletConnect } from './connectWalletConnect.ts'
import type { OfferMemory } from './createOfferMemory.ts'
import type { Pairing } from './createPairing.ts'

/**
 * Connects the wallet that took an offer of an earlier visit, where nobody waits for it here. Never rejects: without one,
 * the visitor is where they were.
 */
export async function resumePairing(
  kit: KitBase,
  { pairing, memory }: { pairing: Pick<Pairing, 'load'>; memory: OfferMemory },
): Promise<void> {
  try {
    const { resumed } = await pairing.load()
    if (await resumed) await connectWalletConnect(kit)
    else if (kit.controllers.connection.state.wcUri === undefined) memory.forget()
  } catch {
    memory.forget()
  }
}
