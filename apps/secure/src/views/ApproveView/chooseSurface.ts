import type { RequestLevel } from '@cleat/core'
import type { ApprovalPlace, ApprovalSurface } from '@cleat/embedded-wallet/frame'
import type { Danger } from './listDangers.ts'

/** What decides where an approval is drawn. */
export type SurfaceFacts = {
  /** Whether page and wallet have the same registrable domain. */
  readonly mode: ApprovalPlace['mode']
  /** What the operator allows in the frame. */
  readonly approvals: ApprovalPlace['approvals']
  /**
   * Whether the browser says that nothing covers the frame: `unable` where it never says so, and
   * `pending` before the frame is drawn.
   */
  readonly visibility: 'unable' | 'unproven' | 'pending' | 'proven'
  readonly content: 'message' | 'payment' | 'call' | 'unreadable'
  readonly level: RequestLevel
  readonly dangers: readonly Danger[]
  /** Whether what it pays is within the visitor's limit. What pays nothing is. */
  readonly isWithinLimit: boolean
}

/** Shapes that are signed nowhere. */
const refused: readonly Danger[] = ['undated']

/**
 * Where an approval may be drawn. The frame is for what can be read, is not dangerous, pays no more
 * than the visitor allows there, and is seen for sure. A window has an address bar, and nothing of
 * the page over it.
 */
export function chooseSurface(facts: SurfaceFacts): ApprovalSurface {
  const { mode, approvals, visibility, content, level, dangers, isWithinLimit } = facts
  if (level === 'refused' || dangers.some((danger) => refused.includes(danger))) return 'refused'
  const isSeen = visibility === 'pending' || visibility === 'proven'
  const isHarmless = dangers.length === 0 && content !== 'unreadable' && level !== 'stop'
  const isAllowed = mode === 'same-site' && approvals === 'frame' && isWithinLimit
  return isAllowed && isSeen && isHarmless ? 'frame' : 'window'
}
