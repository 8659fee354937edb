import { type RequestSimulation, readRefusal } from '@cleat/core/adapter'

/** A trial that failed, with the reason as its contract encodes it. */
export function toReverted(data: string): RequestSimulation {
  return { status: 'reverted', reason: readRefusal({ data }) }
}
