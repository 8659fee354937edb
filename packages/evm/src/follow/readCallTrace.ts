import { readProperty } from '@cleat/core/adapter'
import { readText } from './readText.ts'
import type { TraceFrame } from './traceFrame.ts'

const types: Readonly<Record<string, TraceFrame['type']>> = {
  ...{ CALL: 'call', DELEGATECALL: 'delegatecall', STATICCALL: 'staticcall' },
  ...{ CALLCODE: 'callcode', CREATE: 'create', CREATE2: 'create', SELFDESTRUCT: 'selfdestruct' },
}

/**
 * Reads the answer to `debug_traceTransaction` with geth's `callTracer`. `undefined` if any of it
 * has another form, because a trace that is not complete proves nothing.
 */
export function readCallTrace(answer: unknown): readonly TraceFrame[] | undefined {
  const frames: TraceFrame[] = []
  const waiting: { readonly call: unknown; readonly path: readonly number[] }[] = [
    { call: answer, path: [] },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { call, path } = next
    const frame = readFrame(call, path)
    const calls: unknown = readProperty(call, 'calls') ?? []
    if (!frame || !Array.isArray(calls)) return undefined
    frames.push(frame)
    calls.forEach((inner: unknown, place) => {
      waiting.push({ call: inner, path: [...path, place] })
    })
  }
  return frames
}

function readFrame(call: unknown, path: readonly number[]): TraceFrame | undefined {
  const text = (key: string) => readText(readProperty(call, key))
  const type = types[String(readProperty(call, 'type'))]
  const from = text('from')
  if (!type || !from) return undefined
  const to = text('to')
  if (to === '' && type !== 'create') return undefined
  return {
    ...{ type, from, to, value: BigInt(text('value') || 0), input: text('input') || '0x', path },
    isFailed: readProperty(call, 'error') !== undefined,
  }
}
