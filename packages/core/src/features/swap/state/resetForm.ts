import { emptyForm } from './emptyForm.ts'
import { forgetPrepared } from './forgetPrepared.ts'
import type { SwapContext } from './swapContext.ts'

/** Clears the form and aborts its lookups. An exchange in progress continues. */
export function resetForm({ state, tasks, internal }: SwapContext): void {
  for (const task of Object.values(tasks)) task.stop()
  clearTimeout(internal.refresh)
  forgetPrepared({ state, tasks, internal })
  Object.assign(state, emptyForm())
}
