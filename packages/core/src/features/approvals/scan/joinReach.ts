import type { FoundApprovals } from '../../../contract/approvals/approvalsAdapter.ts'
import type { KnownApprovals } from '../state/approvalsContext.ts'

type Reach = Pick<KnownApprovals, 'reach' | 'newestBlock'>

/**
 * How far all looks came, with one from the newest block. An earlier one that came further counts
 * if no blocks are left out between the two.
 */
export function joinReach(
  before: Reach,
  now: Pick<FoundApprovals, 'reachedBlock' | 'since' | 'newestBlock'>,
): Reach {
  const { reachedBlock, since, newestBlock } = now
  const isJoined = before.newestBlock !== undefined && reachedBlock <= before.newestBlock + 1n
  const isFurther = before.reach !== undefined && before.reach.reachedBlock < reachedBlock
  return {
    reach: isJoined && isFurther ? before.reach : { reachedBlock, since },
    newestBlock: newestBlock ?? (isJoined ? before.newestBlock : undefined),
  }
}
