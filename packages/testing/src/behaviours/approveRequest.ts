import type { Behaviour } from './behaviour.ts'

/** Approves without a question to the user, and continues as usual. */
export function approveRequest(): Behaviour {
  return ({ proceed }) => proceed({ approve: true })
}
