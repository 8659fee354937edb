import type { Behaviour } from './behaviour.ts'

/** The request stays open for ever. */
export function neverAnswer(): Behaviour {
  return () => new Promise(() => {})
}
