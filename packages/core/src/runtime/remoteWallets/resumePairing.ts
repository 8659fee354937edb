import type { KitBase } from '../../boot/kitBase.ts'
import type { LoadedRemoteWallets } from '../../contract/remoteWallets/remoteWallets.ts'
import type { ProposalMemory } from '../walletConnect/createProposalMemory.ts'
import type { Pairing } from './createPairing.ts'

/**
 * Connects the wallet that approved a pairing proposal of an earlier visit, unless a pairing is
 * pending here. Never rejects: without such a wallet, nothing changes.
 */
export async function resumePairing(
  kit: KitBase,
  parameters: {
    pairing: Pick<Pairing, 'load'>
    memory: ProposalMemory
    connectWalletConnect: LoadedRemoteWallets['connectWalletConnect']
  },
): Promise<void> {
  const { pairing, memory, connectWalletConnect } = parameters
  try {
    const { resumed } = await pairing.load()
    if (await resumed) await connectWalletConnect()
    else if (kit.controllers.connection.state.wcUri === undefined) memory.forget()
  } catch {
    memory.forget()
  }
}
