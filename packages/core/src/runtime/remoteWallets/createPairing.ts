import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import type { ProposalMemory } from '../walletConnect/createProposalMemory.ts'
import type { LoadedWalletConnect } from '../walletConnect/walletConnectOptions.ts'

/** The protocol's code, which comes with the first pairing or the session of an earlier one. */
export type Pairing = {
  /** @throws what the chunk or the set-up is missing; the next call tries again */
  load(): Promise<LoadedWalletConnect>
  /** What was loaded, if anything was. */
  current(): LoadedWalletConnect | undefined
}

/** A kit that can show the visitor that a wallet waits for an answer. */
export type PairingKit = KitBase & {
  readonly actions: { open(parameters: { view: 'ApproveInWallet' }): Promise<unknown> }
}

export function createPairing(kit: PairingKit, memory: ProposalMemory): Pairing {
  const { options, area } = kit.remoteWallets.setup
  let loading: Promise<LoadedWalletConnect> | undefined
  let current: LoadedWalletConnect | undefined
  const start = async () => {
    const module = await import('../walletConnect/createWalletConnectClient.ts')
    const openRequests = () => void kit.actions.open({ view: 'ApproveInWallet' })
    return module.createWalletConnectClient(kit, {
      ...options,
      area,
      memory,
      openRequests,
      followAccounts: (listener) => subscribe(kit.controllers.account.state, listener),
    })
  }
  return {
    async load() {
      try {
        loading ??= start()
        current = await loading
        return current
      } catch (error) {
        loading = undefined
        throw error
      }
    },
    current: () => current,
  }
}
