import type { Behaviour } from './behaviour.ts'

/** `request` itself throws `error` and returns no promise. */
export function throwSynchronously(error: unknown): Behaviour {
  return () => {
    throw error
  }
}
