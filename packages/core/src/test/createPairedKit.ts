import { subscribe } from 'valtio/vanilla'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { Kit } from '../kit/kit.ts'
import {
  createProposalMemory,
  type ProposalMemory,
} from '../runtime/walletConnect/createProposalMemory.ts'
import { createWalletConnectClient } from '../runtime/walletConnect/createWalletConnectClient.ts'
import type { LoadedWalletConnect } from '../runtime/walletConnect/walletConnectOptions.ts'
import { createConnector, createFakeAdapter, type FakeAdapter } from './createFakeAdapter.ts'
import { createFakeRelay, type FakeRelay } from './createFakeRelay.ts'
import { createTestKit } from './createTestKit.ts'

export type PairedKit = {
  readonly kit: Kit
  readonly adapter: FakeAdapter
  readonly relay: FakeRelay
  readonly memory: ProposalMemory
  /** Loads WalletConnect with the fake relay. */
  load(): Promise<LoadedWalletConnect>
}

/** A started kit that offers pairing over a fake relay. Needs a window. */
export function createPairedKit(
  options: Partial<KitOptions> & { relay?: FakeRelay } = {},
): PairedKit {
  const { relay = createFakeRelay(), ...rest } = options
  const way = createConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const adapter = createFakeAdapter({ connectors: [way, createConnector()] })
  const universalProvider = relay.provider
  const { kit } = createTestKit({ adapter, universalProvider, ...rest })
  // The test loads the only client.
  kit.remoteWallets.isAttached = true
  kit.start()
  const memory = createProposalMemory(kit)
  const { area, options: given } = kit.remoteWallets.setup
  const openRequests = () => undefined
  const followAccounts = (listener: () => void) =>
    subscribe(kit.controllers.account.state, listener)
  return {
    kit,
    adapter,
    relay,
    memory,
    load: () =>
      createWalletConnectClient(kit, { ...given, area, memory, openRequests, followAccounts }),
  }
}
