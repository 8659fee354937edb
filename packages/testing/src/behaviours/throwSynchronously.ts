import type { Behaviour } from './behaviour.ts'

/** Throws `error` from `request` itself, without a promise. */
export function throwSynchronously(error: unknown): Behaviour {
  return () => {
    throw error
  }
}
