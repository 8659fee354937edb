import type { ChainAdapter, Namespace } from '@cleat/core'
import { initialSimulation } from './initialSimulation.ts'
import { simulateAdapter } from './simulateAdapter.ts'
import type { Simulation, SimulationState } from './simulation.ts'

/**
 * Creates a simulation of wallets that decline, fail, take long or are locked, and of chains that
 * cannot be reached. Wrap the adapters with it, and pass it to `<CleatDevtools>`: its tab Simulate
 * is the switch. Everything that goes through Cleat sees it: hooks, the modal, and what wagmi and
 * ethers ask a wallet. Reads that an app sends to a chain past Cleat do not.
 *
 * Without the condition `development`, it returns adapters as they are.
 * @example
 * ```tsx
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { createSimulation } from '@cleat/devtools'
 * import { createAppKit } from '@cleat/react'
 * import { mainnet } from '@cleat/react/networks'
 *
 * export const simulation = createSimulation()
 * const networks = [mainnet] as const
 * const adapter = simulation.adapter(new WagmiAdapter({ networks }))
 * createAppKit({ adapters: [adapter], networks })
 * ```
 */
export function createSimulation(): Simulation {
  let state: SimulationState = initialSimulation
  const listeners = new Set<() => void>()
  const adapters = new Map<Namespace, ChainAdapter>()
  const simulation: Simulation = {
    get state() {
      return state
    },
    set(fields) {
      state = { ...state, ...fields }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    adapter(adapter) {
      adapters.set(adapter.namespace, adapter)
      return simulateAdapter(adapter, simulation)
    },
    adapters,
  }
  return simulation
}
