import { catchError } from '@cleat/core/test/catchError'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { createEvmCalls } from './createEvmCalls.ts'

const from = `0x${'11'.repeat(20)}`
const hash = `0x${'ab'.repeat(32)}`
afterEach(() => void vi.useRealTimers())

function open(answer: unknown, answers: Record<string, unknown> = { eth_blockNumber: '0x9' }) {
  const { chain, network } = createFakeNode(answers)
  const ask = vi.fn(async (_: unknown) => {
    if (answer instanceof Error) throw answer
    return answer
  })
  return { ask, network, calls: createEvmCalls({ ask, call: chain.call }) }
}

const able = { atomic: { status: 'supported' } }

test.each<[string, unknown, object]>([
  ['of the chain', { '0x1': able }, { 'eip155:1': able }],
  ['of every chain', { '0x0': able }, { 'eip155:1': able }],
  [
    'of both, and the chain’s counts',
    { '0x0': { a: 1, b: 1 }, '0x1': { b: 2 } },
    { 'eip155:1': { a: 1, b: 2 } },
  ],
  ['with zeros', { '0x0001': able }, { 'eip155:1': able }],
  ['as a decimal', { '1': able }, { 'eip155:1': able }],
  ['of another', { '0xa': able }, {}],
  ['that are text', { '0x1': 'yes' }, {}],
])('default: capabilities %s', async (_, answer, expected) => {
  const { ask, calls, network } = open(answer)
  const asked = { address: from, networks: [network], connectorId: 'a' }
  expect(await calls['capabilities:read'](asked)).toEqual(expected)
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    ...{ method: 'wallet_getCapabilities', params: [from, ['0x1']], connectorId: 'a' },
  })
})

test.each([undefined, null, 'yes', 7, []])('error: capabilities that are %o', async (answer) => {
  const { calls, network } = open(answer)
  const asked = calls['capabilities:read']({ address: from, networks: [network] })
  await expect(asked).rejects.toThrow('another form')
})

const pay = { to: from, value: '0x1', data: '0x' }

test('default: sends calls by an id, and notes the block', async () => {
  const { ask, calls, network } = open({ id: '0x77' })
  const asked = { id: '0x5', calls: [pay], from, network, isAtomic: true }
  expect(await calls['calls:send'](asked)).toEqual({ id: '0x77', since: '0x9' })
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    ...{ method: 'wallet_sendCalls', connectorId: undefined },
    params: [
      { version: '2.0.0', id: '0x5', from, chainId: '0x1', atomicRequired: true, calls: [pay] },
    ],
  })
})

test('default: one call alone is a transaction', async () => {
  const { ask, calls, network } = open(hash)
  const asked = { id: undefined, calls: [pay], from, network, isAtomic: false }
  expect(await calls['calls:send'](asked)).toEqual({ id: hash, since: '0x9' })
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    ...{ method: 'eth_sendTransaction', connectorId: undefined },
    params: [{ from, ...pay, chainId: '0x1' }],
  })
})

test('behavior: a node that is silent holds up nothing', async () => {
  vi.useFakeTimers()
  const { calls, network } = open('0x77', { eth_blockNumber: new Promise(() => undefined) })
  const sending = calls['calls:send']({ id: '0x5', calls: [pay], from, network, isAtomic: true })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await sending).toEqual({ id: '0x77' })
})

test.each([undefined, {}, { id: '' }, { id: 7 }, 'a'.repeat(8195)])(
  'error: WALLET_BAD_ANSWER for %o',
  async (answer) => {
    const { calls, network } = open(answer)
    const sending = calls['calls:send']({ id: '0x5', calls: [pay], from, network, isAtomic: true })
    expect(await catchError(sending)).toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  },
)

const mined = {
  eth_blockNumber: '0xa',
  eth_getTransactionByHash: {
    ...{ hash, from, to: from, value: '0x1', input: '0x', gas: '0x1', nonce: '0x1' },
  },
  eth_getTransactionReceipt: {
    ...{ status: '0x1', blockHash: '0x9', blockNumber: '0x9', gasUsed: '0x1', logs: [] },
    transactionHash: hash,
  },
}

test('default: the status is the chain’s', async () => {
  const { calls, network } = open({ status: 100, atomic: false, receipts: [] }, mined)
  const asked = { id: '0x5', hashes: [hash], calls: [pay], from, network }
  expect(await calls['calls:status'](asked)).toEqual({
    ...{ code: 100, isForgotten: false, isAtomic: false, hashes: [hash], outcomes: ['confirmed'] },
    receipts: [mined.eth_getTransactionReceipt],
  })
})

test('behavior: without an id the wallet is not asked', async () => {
  const { ask, calls, network } = open({ status: 100 }, mined)
  const report = await calls['calls:status']({
    ...{ id: undefined, hashes: [hash], calls: [pay], from, network },
  })
  expect(report).toMatchObject({ code: undefined, outcomes: ['confirmed'] })
  expect(ask).not.toHaveBeenCalled()
})

test('behavior: a block that may be reorganized is none', async () => {
  for (const id of ['0x5', undefined]) {
    const answers: Record<string, unknown> = {
      ...{ ...mined, eth_blockNumber: '0x9', eth_getTransactionCount: '0x1' },
    }
    const { calls, network } = open({ status: 200, receipts: [] }, answers)
    const asked = { id, hashes: [hash], calls: [pay], from, network }
    const look = async () => (await calls['calls:status'](asked)).outcomes
    expect(await look()).toEqual(['sent'])
    answers.eth_getTransactionReceipt = null
    answers.eth_blockNumber = '0xb'
    expect(await look()).toEqual(['sent'])
    answers.eth_getTransactionReceipt = mined.eth_getTransactionReceipt
    expect(await look()).toEqual(['confirmed'])
  }
})

const faster = `0x${'cd'.repeat(32)}`

test.each([
  ['made faster', { value: '0x1' }, 'confirmed'],
  ['cancelled', { value: '0x0' }, 'replaced'],
])('behavior: a call that was %s in the wallet is followed', async (_, change, outcome) => {
  const waiting = mined.eth_getTransactionByHash
  const answers: Record<string, unknown> = {
    ...{ ...mined, eth_blockNumber: '0x8', eth_getTransactionReceipt: null },
    eth_getTransactionCount: '0x1',
  }
  const { calls, network } = open(undefined, answers)
  const asked = { id: undefined, hashes: [hash], calls: [pay], from, network }
  const first = await calls['calls:status'](asked)
  expect(first).toMatchObject({ outcomes: ['sent'], hashes: [hash] })
  // The next visit knows its number.
  const { trackingData } = first
  expect(trackingData).toEqual({ nonce: '0x1', since: '0x8' })
  const successor = { ...waiting, ...change, hash: faster }
  const receipt = { ...mined.eth_getTransactionReceipt, transactionHash: faster }
  Object.assign(answers, {
    eth_blockNumber: '0xa',
    eth_getTransactionByHash: (named: string) => (named === faster ? successor : null),
    eth_getTransactionReceipt: (named: string) => (named === faster ? receipt : null),
    eth_getTransactionCount: (_from: string, block: string) => (block === '0x8' ? '0x1' : '0x2'),
    eth_getBlockByNumber: { transactions: [successor] },
    eth_getCode: '0x',
  })
  const later = open(undefined, answers).calls
  for (const adapter of [calls, later]) {
    await adapter['calls:status']({ ...asked, trackingData })
    expect(await adapter['calls:status']({ ...asked, trackingData })).toMatchObject({
      ...{ outcomes: [outcome], hashes: [faster], receipts: [{ transactionHash: faster }] },
    })
  }
})

test('behavior: a node without state proves nothing for a minute, and then it is unknown', async () => {
  vi.useFakeTimers()
  const paid = { to: `0x${'22'.repeat(20)}`, value: '0x1', data: '0x' }
  const contract = { ...mined.eth_getTransactionByHash, from: paid.to, to: from, input: '0x12' }
  const { calls, network } = open(undefined, {
    ...{ ...mined, eth_getTransactionByHash: contract, eth_getCode: '0x60' },
  })
  const asked = { id: '0x5', hashes: [hash], calls: [paid], from, network }
  await expect(calls['calls:status'](asked)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await calls['calls:status'](asked)).toMatchObject({ outcomes: ['unknown'] })
})

test('behavior: a wallet that forgot it, fails, or is silent', async () => {
  const asked = { id: '0x5', hashes: [], calls: [pay], from }
  const forgot = open(Object.assign(new Error('unknown'), { code: 5730 }))
  expect(await forgot.calls['calls:status']({ ...asked, network: forgot.network })).toMatchObject({
    code: undefined,
    isForgotten: true,
    outcomes: ['sent'],
  })
  const failed = open(Object.assign(new Error('no'), { code: -32603 }))
  expect(await failed.calls['calls:status']({ ...asked, network: failed.network })).toMatchObject({
    code: undefined,
    isForgotten: false,
  })
  vi.useFakeTimers()
  const silent = open(new Promise(() => undefined))
  const waiting = silent.calls['calls:status']({ ...asked, network: silent.network })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await waiting).toMatchObject({ code: undefined, isForgotten: false })
})

test('default: shows a batch', async () => {
  const { ask, calls } = open(null)
  await calls['calls:show']({ id: '0x5' })
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    ...{ method: 'wallet_showCallsStatus', params: ['0x5'], connectorId: undefined },
  })
})
