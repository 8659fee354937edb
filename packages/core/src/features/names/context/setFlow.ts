import { ref } from 'valtio/vanilla'
import type { NameFlow } from '../state/namesState.ts'
import type { NamesContext } from './namesContext.ts'

/** Sets how far a registration is. */
export function setFlow({ state }: NamesContext, flow: NameFlow): void {
  state.flow = flow.status === 'failed' ? { ...flow, error: ref(flow.error) } : flow
}
