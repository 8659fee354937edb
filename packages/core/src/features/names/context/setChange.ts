import { ref } from 'valtio/vanilla'
import type { NameChange } from '../state/nameChange.ts'
import type { NamesContext } from './namesContext.ts'

/** Sets how far a change of a name is. */
export function setChange({ state }: NamesContext, change: NameChange): void {
  state.change = change.status === 'failed' ? { ...change, error: ref(change.error) } : change
}
