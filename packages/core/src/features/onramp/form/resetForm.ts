import { ref } from 'valtio/vanilla'
import type { OnrampContext } from '../state/onrampContext.ts'

/** Aborts the form's lookups and forgets its prices. Purchases in progress are still followed. */
export function resetForm({ state, tasks, internal }: OnrampContext): void {
  for (const task of Object.values(tasks)) task.stop()
  clearTimeout(internal.refresh)
  state.offers = ref([])
}
