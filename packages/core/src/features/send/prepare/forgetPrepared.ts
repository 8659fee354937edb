import type { PaymentsContext } from '../paymentsContext.ts'

/** What was made ready is not what the form says any more: nobody can send it, and its fee was that of something else. */
export function forgetPrepared({
  state,
  work,
  memory,
}: Pick<PaymentsContext, 'state' | 'work' | 'memory'>): void {
  work.prepare.stop()
  clearTimeout(memory.renewal)
  memory.shown = undefined
  memory.seenFee = undefined
  if (!memory.attempt?.isAsking) memory.attempt = undefined
  if (state.preparing.status !== 'idle') state.preparing = { status: 'idle' }
}
