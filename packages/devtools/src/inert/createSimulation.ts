import { initialSimulation } from '../simulation/initialSimulation.ts'
import type { Simulation } from '../simulation/simulation.ts'

/** What `createSimulation` is without the condition `development`. Adapters stay as they are. */
export function createSimulation(): Simulation {
  return {
    state: initialSimulation,
    set: () => undefined,
    subscribe: () => () => undefined,
    adapter: (adapter) => adapter,
    adapters: new Map(),
  }
}
