import type { PermissionState } from '../../../contract/permissions/permissionState.ts'
import type { ChainStates } from './readChainStates.ts'

/** What the chain has of the permissions of a session. */
export type ChainFacts = {
  /** The state of all. `undefined` unless each was read. */
  readonly onChain: PermissionState['status'] | undefined
  readonly used: readonly (bigint | undefined)[]
}

/** As long as one can be used, the session can. */
const order = ['active', 'suspended', 'expired', 'ended'] as const

/** Puts the states of a session's permissions together. */
export function toChainFacts(states: ChainStates, contexts: readonly string[]): ChainFacts {
  const read = contexts.map((context) => states.get(context))
  const used = read.map((state) => state?.used)
  if (read.length === 0 || read.includes(undefined)) return { onChain: undefined, used }
  return { onChain: order.find((status) => read.some((state) => state?.status === status)), used }
}
