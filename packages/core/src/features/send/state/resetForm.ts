import { emptyForm } from './emptyForm.ts'
import { forgetPrepared } from './forgetPrepared.ts'
import type { SendContext } from './sendContext.ts'

/** Clears the form and aborts its lookups. A payment in progress continues. */
export function resetForm({ state, tasks, internal }: SendContext): void {
  for (const latest of Object.values(tasks)) latest.stop()
  forgetPrepared({ state, tasks, internal })
  Object.assign(state, emptyForm())
}
