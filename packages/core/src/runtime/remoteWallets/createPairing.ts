import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import type { ProposalMemory } from '../walletConnect/createProposalMemory.ts'
import type { LoadedWalletConnect } from '../walletConnect/walletConnectOptions.ts'

/** WalletConnect's code. It loads with the first pairing or to restore an earlier session. */
export type Pairing = {
  /**
   * Loads the code. The next call retries a failure.
   * @throws the error of the chunk or of the client's creation
   */
  load(): Promise<LoadedWalletConnect>
  /** The loaded client, if any. */
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
