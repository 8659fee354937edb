import type { SendContext } from './sendContext.ts'
import type { SendFlow } from './sendState.ts'

type Running = Exclude<SendFlow, { status: 'idle' }>

/** Updates the progress of a payment while it is the shown one. */
export function setFlow({ state }: Pick<SendContext, 'state'>, flow: Running): void {
  if (state.sending.status !== 'idle' && state.sending.payment === flow.payment)
    state.sending = flow
}
