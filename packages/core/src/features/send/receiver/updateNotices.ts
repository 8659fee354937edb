import type { SendContext } from '../sendContext.ts'
import { listNotices } from './listNotices.ts'

/** What is to be known about the receiver depends on what is sent. What was confirmed stays so. */
export function updateNotices(context: SendContext): void {
  const { receiver, receiverAddress: address } = context.state
  if (receiver.status !== 'success' || address === undefined) return
  const isConfusing = receiver.notices.some(({ type }) => type === 'confusing-name')
  context.state.receiver = {
    ...receiver,
    notices: listNotices(context, { address, isConfusing }),
  }
}
