import type { CaipNetwork } from '@cleat/core/adapter'
import type { BatchMemory } from './batchMemory.ts'
import { toBatchKey } from './toBatchKey.ts'

/** Whether the wallet carries out several calls as a whole, as it said, and did not refuse one. */
export async function canBatch(
  memory: BatchMemory,
  parameters: {
    address: string
    network: CaipNetwork
    /** What the kit knows of the wallet. */
    ask?: (() => Promise<boolean>) | undefined
  },
): Promise<boolean> {
  const { ask, ...swap } = parameters
  if (!ask || memory.has(toBatchKey(swap))) return false
  return ask().catch(() => false)
}
