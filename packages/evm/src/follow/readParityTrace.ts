import { readProperty } from '@cleat/core/adapter'
import { readText } from './readText.ts'
import type { TraceFrame } from './traceFrame.ts'

const calls: readonly unknown[] = ['call', 'delegatecall', 'staticcall', 'callcode']

/**
 * Reads the answer to `trace_transaction`. `undefined` if any of it has another form, because a
 * trace that is not complete proves nothing.
 */
export function readParityTrace(answer: unknown): readonly TraceFrame[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const frames: TraceFrame[] = []
  for (const row of answer as readonly unknown[]) {
    const frame = readFrame(row)
    if (frame === undefined) return undefined
    if (frame !== 'reward') frames.push(frame)
  }
  return frames
}

function readFrame(row: unknown): TraceFrame | 'reward' | undefined {
  const [type, action, path] = ['type', 'action', 'traceAddress'].map((key) =>
    readProperty(row, key),
  )
  if (type === 'reward') return 'reward'
  if (!Array.isArray(path) || !path.every((place) => Number.isInteger(place))) return undefined
  const text = (key: string) => readText(readProperty(action, key))
  const shared = { path, isFailed: readProperty(row, 'error') !== undefined }
  const value = BigInt(text('value') || text('balance') || 0)
  if (type === 'suicide') {
    const [from, to] = [text('address'), text('refundAddress')]
    return from && to
      ? { ...shared, type: 'selfdestruct', from, to, value, input: '0x' }
      : undefined
  }
  const from = text('from')
  if (type === 'create') {
    const to = readText(readProperty(readProperty(row, 'result'), 'address'))
    return from ? { ...shared, type, from, to, value, input: text('init') || '0x' } : undefined
  }
  const [kind, to] = [readProperty(action, 'callType'), text('to')]
  if (type !== 'call' || !calls.includes(kind) || !from || !to) return undefined
  return { ...shared, type: kind as 'call', from, to, value, input: text('input') || '0x' }
}
