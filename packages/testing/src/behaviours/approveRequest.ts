import type { Behaviour } from './behaviour.ts'

/** The user agrees without being asked; everything else happens as usual. */
export function approveRequest(): Behaviour {
  return ({ proceed }) => proceed({ approve: true })
}
