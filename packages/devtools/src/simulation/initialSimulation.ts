import type { SimulationState } from './simulation.ts'

/** Nothing is simulated. */
export const initialSimulation: SimulationState = {
  answer: 'real',
  isOnce: false,
  delayMs: 0,
  isOnline: true,
  isLocked: false,
}
