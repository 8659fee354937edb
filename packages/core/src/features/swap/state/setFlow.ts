import type { SwapContext } from './swapContext.ts'
import type { SwapFlow } from './swapState.ts'

type Running = Exclude<SwapFlow, { status: 'idle' }>

/** Updates the progress of an exchange while it is the shown one. */
export function setFlow({ state }: Pick<SwapContext, 'state'>, flow: Running): void {
  const { swapping } = state
  if (swapping.status !== 'idle' && swapping.prepared.swap === flow.prepared.swap)
    state.swapping = flow
}
