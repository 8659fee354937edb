import type { SwapContext } from './swapContext.ts'

/** Discards a prepared exchange that no longer matches the form. */
export function forgetPrepared({
  state,
  tasks,
  internal,
}: Pick<SwapContext, 'state' | 'tasks' | 'internal'>): void {
  tasks.prepare.stop()
  clearTimeout(internal.renewal)
  internal.shown = undefined
  internal.seen = undefined
  if (!internal.attempt?.isRunning) internal.attempt = undefined
  if (state.preparing.status !== 'idle') state.preparing = { status: 'idle' }
}
