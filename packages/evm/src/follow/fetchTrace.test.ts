import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { fetchTrace } from './fetchTrace.ts'

const [from, to, other] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const transaction = { hash: '0x12', from, to, value: 5n, input: '0x' }
const call = { type: 'CALL', from: from.toUpperCase().replace('X', 'x'), to, value: '0x5' }
const geth = {
  ...{ ...call, input: '0x', calls: [] as unknown[] },
}
const parity = (action: object, traceAddress: readonly number[] = [], rest: object = {}) => ({
  ...{ type: 'call', action: { callType: 'call', from, to, value: '0x5', input: '0x', ...action } },
  ...{ traceAddress, ...rest },
})
const fetch = async (answers: Record<string, unknown>) =>
  fetchTrace(createFakeNode(answers).node, transaction)

test('default: as geth traces', async () => {
  const calls = [
    { type: 'DELEGATECALL', from: to, to: other, input: '0x12', calls: [{ ...call, to: other }] },
    { type: 'STATICCALL', from: to, to: other, input: '0x', error: 'execution reverted' },
    { type: 'CREATE', from: to, value: '0x1', input: '0x60' },
    { type: 'SELFDESTRUCT', from: to, to: other, value: '0x7', input: '0x' },
  ]
  const frames = await fetch({ debug_traceTransaction: { ...geth, calls } })
  const byPath = [...(frames ?? [])].sort((one, two) =>
    String(one.path).localeCompare(String(two.path)),
  )
  expect(byPath).toEqual([
    { type: 'call', from, to, value: 5n, input: '0x', isFailed: false, path: [] },
    {
      type: 'delegatecall',
      from: to,
      to: other,
      value: 0n,
      input: '0x12',
      isFailed: false,
      path: [0],
    },
    { type: 'call', from, to: other, value: 5n, input: '0x', isFailed: false, path: [0, 0] },
    { type: 'staticcall', from: to, to: other, value: 0n, input: '0x', isFailed: true, path: [1] },
    { type: 'create', from: to, to: '', value: 1n, input: '0x60', isFailed: false, path: [2] },
    {
      type: 'selfdestruct',
      from: to,
      to: other,
      value: 7n,
      input: '0x',
      isFailed: false,
      path: [3],
    },
  ])
})

test('default: as other nodes trace', async () => {
  const trace_transaction = [
    parity({}),
    parity({ callType: 'delegatecall', to: other }, [0], { error: 'Reverted' }),
    {
      type: 'create',
      action: { from, value: '0x1', init: '0x60' },
      result: { address: to },
      traceAddress: [1],
    },
    { type: 'create', action: { from, value: '0x1', init: '0x60' }, error: 'x', traceAddress: [2] },
    {
      type: 'suicide',
      action: { address: from, refundAddress: to, balance: '0x7' },
      traceAddress: [3],
    },
    { type: 'reward', action: { author: other, value: '0x9' } },
  ]
  expect(await fetch({ trace_transaction })).toEqual([
    { type: 'call', from, to, value: 5n, input: '0x', isFailed: false, path: [] },
    { type: 'delegatecall', from, to: other, value: 5n, input: '0x', isFailed: true, path: [0] },
    { type: 'create', from, to, value: 1n, input: '0x60', isFailed: false, path: [1] },
    { type: 'create', from, to: '', value: 1n, input: '0x60', isFailed: true, path: [2] },
    { type: 'selfdestruct', from, to, value: 7n, input: '0x', isFailed: false, path: [3] },
  ])
})

test('behavior: the node is asked for both', async () => {
  const { node, requests } = createFakeNode()
  expect(await fetchTrace(node, transaction)).toBeUndefined()
  expect(requests).toEqual([
    { method: 'debug_traceTransaction', params: ['0x12', { tracer: 'callTracer' }] },
    { method: 'trace_transaction', params: ['0x12'] },
  ])
})

test.each<[string, Record<string, unknown>]>([
  ['another sender', { debug_traceTransaction: { ...geth, from: other } }],
  ['another receiver', { debug_traceTransaction: { ...geth, to: other } }],
  ['another value', { debug_traceTransaction: { ...geth, value: '0x6' } }],
  ['other data', { trace_transaction: [parity({ input: '0x12' })] }],
  ['an unknown type', { debug_traceTransaction: { ...geth, type: 'JUMP' } }],
  ['no sender', { debug_traceTransaction: { ...geth, from: 'me' } }],
  ['calls that are no list', { debug_traceTransaction: { ...geth, calls: {} } }],
  [
    'an inner call without a receiver',
    { debug_traceTransaction: { ...geth, calls: [{ type: 'CALL', from }] } },
  ],
  ['nothing', { debug_traceTransaction: null, trace_transaction: null }],
  ['an empty list', { trace_transaction: [] }],
  ['a list without the whole', { trace_transaction: [parity({}, [0])] }],
  ['a place that is no number', { trace_transaction: [parity({}), parity({}, ['x'] as never)] }],
  [
    'a row without a place',
    { trace_transaction: [parity({}), { ...parity({}), traceAddress: 1 }] },
  ],
  ['an unknown row', { trace_transaction: [parity({}), { ...parity({}), type: 'jump' }] }],
  ['an unknown call', { trace_transaction: [parity({ callType: 'jump' })] }],
  ['a call from nobody', { trace_transaction: [parity({}), parity({ from: '' }, [0])] }],
  ['a call to nobody', { trace_transaction: [parity({}), parity({ to: '' }, [0])] }],
  [
    'an end without a heir',
    {
      trace_transaction: [
        parity({}),
        { type: 'suicide', action: { address: from }, traceAddress: [0] },
      ],
    },
  ],
  [
    'a creation by nobody',
    { trace_transaction: [parity({}), { type: 'create', action: {}, traceAddress: [0] }] },
  ],
])('behavior: a trace with %s proves nothing', async (_, answers) => {
  expect(await fetch(answers)).toBeUndefined()
})

test('behavior: where geth’s trace has another form, the other one is read', async () => {
  const frames = await fetch({ debug_traceTransaction: {}, trace_transaction: [parity({})] })
  expect(frames).toHaveLength(1)
})
