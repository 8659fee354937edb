import type { TraceFrame } from '../../follow/traceFrame.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'

/**
 * Whether an account called the token exactly as asked, once, and moved its tokens by no other
 * call: how much the token then kept is the token's fee.
 */
export function isAskedCall(calls: readonly TraceFrame[], transfer: EvmTransfer): boolean {
  const token = transfer.token?.toLowerCase()
  const made = calls.filter(({ type, to }) => type === 'call' && to === token)
  return made.length === 1 && made[0]?.input === transfer.data?.toLowerCase()
}
