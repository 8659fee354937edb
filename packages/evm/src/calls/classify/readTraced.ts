import { readProperty } from '@cleat/core/adapter'
import { readText } from '../../follow/readText.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isRecord } from '../../requests/isRecord.ts'

/** A call that succeeded. Texts are in lower case. */
export type TracedCall = { readonly to: string; readonly value: bigint; readonly data: string }

const mostCalls = 10_000

/**
 * The calls that an account made in a transaction, as a node traced them, without those that were
 * undone. `undefined` where the node does not trace. Never rejects.
 */
export async function readTraced(
  node: EvmNode,
  { hash, from }: { hash: string; from: string },
): Promise<readonly TracedCall[] | undefined> {
  try {
    const trace = await node.ask('debug_traceTransaction', hash, { tracer: 'callTracer' })
    if (!isRecord(trace) || typeof trace.type !== 'string') return undefined
    const calls: TracedCall[] = []
    const waiting: unknown[] = [trace]
    for (let count = 0; waiting.length > 0; count += 1) {
      if (count >= mostCalls) return undefined
      const frame = waiting.pop()
      if (!isRecord(frame) || frame.error !== undefined) continue
      if (Array.isArray(frame.calls)) waiting.push(...(frame.calls as unknown[]))
      if (frame.type !== 'CALL' || readText(frame.from) !== from) continue
      calls.push({
        to: readText(frame.to),
        value: BigInt(readText(readProperty(frame, 'value')) || 0),
        data: readText(frame.input) || '0x',
      })
    }
    return calls
  } catch {
    // Most public nodes do not trace. What the tokens logged decides then.
    return undefined
  }
}
