import type { Behaviour } from './behaviour.ts'

/** The request fails with `reason`, which need not be an error: `undefined`, text, a cyclic object. */
export function rejectWith(reason: unknown): Behaviour {
  return () => Promise.reject(reason)
}
