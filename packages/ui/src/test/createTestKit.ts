import { createKit, type Kit, type KitOptions } from '@cleat/core'
import * as runtime from '@cleat/core/runtime'
import { createTestAdapter, frame, rabby, type TestAdapter } from './createTestAdapter.ts'
import { type TestPairing, walletConnect } from './createTestPairing.ts'
import { base, mainnet } from './testNetworks.ts'

export declare namespace createTestKit {
  type Parameters = Partial<KitOptions> & {
    adapter?: TestAdapter | undefined
    /** PairingProposals to pair wallets, too. */
    pairing?: TestPairing | undefined
  }
  type ReturnType = { kit: Kit; adapter: TestAdapter }
}

/** A real kit on a wallet in memory. */
export function createTestKit(parameters: createTestKit.Parameters = {}): createTestKit.ReturnType {
  const { pairing, ...others } = parameters
  const connectors = pairing ? [walletConnect, rabby, frame] : undefined
  const { adapter = createTestAdapter({ connectors }), ...options } = others
  const items = new Map<string, string>()
  const given: KitOptions = {
    networks: [mainnet, base],
    adapters: [adapter],
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    ...options,
  }
  const kit = createKit(given, { runtime })
  kit.start()
  return { kit: pairing ? pairing.attach(kit) : kit, adapter }
}
