import type { PendingSwap } from '@cleat/core/swap'
import type { World } from '../world.ts'
import { readStatus } from './readStatus.ts'

export declare namespace judgeSwapClaims {
  type Parameters = {
    readonly chains: Pick<World['chains'], 'localnet'>
    readonly journal: Pick<World['journal'], 'claims' | 'faults'>
    app(tab: number): {
      readonly swap:
        | {
            readonly pendingSwaps: readonly (Pick<PendingSwap, 'hash' | 'status'> & {
              readonly caipNetworkId: string
            })[]
          }
        | undefined
    }
  }
}

/** What an app says of a swap is what its chain says. Each is judged once, when it says so. */
export async function judgeSwapClaims(world: judgeSwapClaims.Parameters): Promise<void> {
  const { journal, chains } = world
  for (const tab of [0, 1])
    for (const { hash, status, caipNetworkId } of world.app(tab).swap?.pendingSwaps ?? []) {
      // `unproven` says that it is not known.
      const isClaim = status !== 'pending' && status !== 'unproven'
      if (!isClaim || journal.claims.get(hash) === status) continue
      journal.claims.set(hash, status)
      const real = await readStatus(chains, { caipNetworkId, hash })
      const isTrue = status === 'confirmed' ? real === 'success' : real !== 'success'
      if (!isTrue) journal.faults.push(`a swap is called ${status} and is ${real}: ${hash}`)
    }
}
