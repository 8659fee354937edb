import type { TrialMemory } from './runTrial.ts'

const day = 86_400_000

/** Remembers for a day what the RPCs of a network cannot do, because they learn. */
export function createTrialMemory(): TrialMemory {
  const places = new Map<string, number>()
  return {
    has: (place) => Date.now() < (places.get(place) ?? 0),
    add: (place) => places.set(place, Date.now() + day),
  }
}
