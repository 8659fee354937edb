import type { Behaviour } from './behaviour.ts'

/** Rejects the request with any `reason`: `undefined`, text, a cyclic object. */
export function rejectWith(reason: unknown): Behaviour {
  return () => Promise.reject(reason)
}
