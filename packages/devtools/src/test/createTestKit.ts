import { createKit, type Kit, type KitOptions } from '@cleat/core'
import type { WalletRequest } from '@cleat/core/runtime'
import * as runtime from '@cleat/core/runtime'
import {
  createConnection,
  createFakeAdapter,
  type FakeAdapter,
} from '@cleat/core/test/createFakeAdapter'
import { base, mainnet } from '@cleat/core/test/networks'
import { createRecording, type Recording } from '../recording/createRecording.ts'
import { createSimulation } from '../simulation/createSimulation.ts'
import type { Simulation } from '../simulation/simulation.ts'

export type TestKit = {
  readonly kit: Kit
  readonly adapter: FakeAdapter
  readonly recording: Recording
  readonly simulation: Simulation
}

/** A started kit with a wallet of the tests, recorded, and with a simulation around its adapter. */
export async function createTestKit(
  options: Partial<KitOptions> & { readonly isConnected?: boolean | undefined } = {},
): Promise<TestKit> {
  const { isConnected = true, ...given } = options
  const adapter = createFakeAdapter()
  const simulation = createSimulation()
  const adapters = [simulation.adapter(adapter)]
  const kit = createKit({ networks: [mainnet, base], adapters, ...given }, { runtime })
  const recording = createRecording(kit)
  await kit.runtime.load()
  kit.start()
  if (isConnected) adapter.setConnection(createConnection())
  return { kit, adapter, recording, simulation }
}

const { accounts, caipNetworkId } = createConnection()

/** What the app asks, in the connection of the tests. */
export const testView: Extract<WalletRequest, { type: 'message:sign' }>['view'] = {
  namespace: 'eip155',
  address: accounts[0].address,
  caipNetworkId,
  wallet: 'Wallet A',
}
