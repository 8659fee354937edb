import type { SwapContext } from './swapContext.ts'
import type { SwapFlow } from './swapState.ts'

type Running = Exclude<SwapFlow, { status: 'idle' }>

/** Updates the progress of an exchange, or of a removal, while it is the shown one. */
export function setFlow({ state }: Pick<SwapContext, 'state'>, flow: Running): void {
  if (isOf(state.swapping, flow)) state.swapping = flow
  if (isOf(state.removal, flow)) state.removal = flow
}

function isOf(shown: SwapFlow, { prepared }: Running): boolean {
  return shown.status !== 'idle' && shown.prepared.swap === prepared.swap
}
