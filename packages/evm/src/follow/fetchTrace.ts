import type { EvmNode } from '../node/createEvmNode.ts'
import { readCallTrace } from './readCallTrace.ts'
import { readParityTrace } from './readParityTrace.ts'
import type { NodeTransaction } from './readTransaction.ts'
import type { TraceFrame } from './traceFrame.ts'

/**
 * Asks for the calls of a transaction, as geth traces them, else as Erigon, Nethermind and Besu do.
 * Many public nodes do neither: `undefined`.
 */
export async function fetchTrace(
  node: EvmNode,
  transaction: Pick<NodeTransaction, 'hash' | 'from' | 'to' | 'value' | 'input'>,
): Promise<readonly TraceFrame[] | undefined> {
  const { hash } = transaction
  const roads = [
    () => node.ask('debug_traceTransaction', hash, { tracer: 'callTracer' }).then(readCallTrace),
    () => node.ask('trace_transaction', hash).then(readParityTrace),
  ]
  for (const road of roads) {
    const frames = await road().catch(() => undefined)
    const whole = frames?.find(({ path }) => path.length === 0)
    if (whole && isOf(whole, transaction)) return frames
  }
  return undefined
}

/** A node may answer with the trace of something else, also of the same sender and receiver. */
function isOf(
  { from, to, value, input }: TraceFrame,
  transaction: Pick<NodeTransaction, 'from' | 'to' | 'value' | 'input'>,
): boolean {
  return (
    from === transaction.from &&
    to === transaction.to &&
    value === transaction.value &&
    input === transaction.input
  )
}
