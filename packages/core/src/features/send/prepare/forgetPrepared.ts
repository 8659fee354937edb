import type { SendContext } from '../sendContext.ts'

/** What was made ready is not what the form says any more: nobody can send it, and its fee was that of something else. */
export function forgetPrepared({
  state,
  tasks,
  internal,
}: Pick<SendContext, 'state' | 'tasks' | 'internal'>): void {
  tasks.prepare.stop()
  clearTimeout(internal.renewal)
  internal.shown = undefined
  internal.seenFee = undefined
  if (!internal.attempt?.isAsking) internal.attempt = undefined
  if (state.preparing.status !== 'idle') state.preparing = { status: 'idle' }
}
