import type { SendContext } from './sendContext.ts'

/** Discards a prepared payment that no longer matches the form, together with its fee. */
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
