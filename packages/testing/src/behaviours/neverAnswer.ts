import type { Behaviour } from './behaviour.ts'

/** Leaves the request pending for ever. */
export function neverAnswer(): Behaviour {
  return () => new Promise(() => {})
}
