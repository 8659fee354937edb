import type { EvmNode } from '../node/createEvmNode.ts'
import { isUnknown } from './isUnknown.ts'
import { simulateCalls } from './simulateCalls.ts'
import type { TrialRequest, TrialRun } from './trialRun.ts'

/** What the RPCs of a network cannot do, as they said: `<network>:<road>`, and for what. */
export type TrialMemory = { has(place: string): boolean; add(place: string): unknown }

const roads = {
  simulated: simulateCalls,
  /** Few nodes need it. */
  async overridden(node: EvmNode, request: TrialRequest): Promise<TrialRun> {
    const { overrideCalls } = await import('./overrideCalls.ts')
    return overrideCalls(node, request)
  },
} as const

/**
 * Runs calls of an account on a copy of the chain, by the best method that the network's RPC has.
 * `undefined` if it has none.
 */
export async function runTrial(
  node: EvmNode,
  memory: TrialMemory,
  request: TrialRequest,
): Promise<TrialRun | undefined> {
  const isCreating = request.calls.some(({ to }) => to === undefined)
  for (const [name, run] of Object.entries(roads)) {
    // A call cannot be of another block.
    if (request.block && name === 'overridden') continue
    // Some nodes try everything but the creation of a contract.
    const place = `${node.network.id}:${name}${isCreating ? ':creating' : ''}`
    if (memory.has(place)) continue
    try {
      return await run(node, request)
    } catch (error) {
      if (isUnknown(error)) memory.add(place)
    }
  }
  return undefined
}
