import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { approvalCalls } from '../calls/approvalCalls.ts'
import { decodeJoined } from './decodeJoined.ts'
import { joinChanges } from './joinChanges.ts'

const address = `0x${'a1'.repeat(20)}` as const
const token = `0x${'70'.repeat(20)}` as const
const spender = `0x${'5e'.repeat(20)}` as const
const { network } = createFakeNode({})

const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
const ask = (data: string) => ({
  method: 'eth_sendTransaction',
  params: [{ from: address, to: token, data, value: '0x0', chainId: '0x1' }],
})
const join = () =>
  joinChanges({ address, network, requests: [ask(approve(0n)), ask(approvalCalls.clearItem(7n))] })

test('default: what was joined is read, in order', () => {
  const request = join()
  expect(request).toMatchObject({
    method: 'wallet_sendCalls',
    params: [{ version: '2.0.0', from: address, chainId: '0x1', atomicRequired: true }],
  })
  expect(decodeJoined(request)).toMatchObject([
    { from: address, kind: 'token', token, spender, amount: 0n },
    { from: address, kind: 'item', token, item: 7n, amount: 0n },
  ])
})

type Batch = { calls: readonly object[] } & Record<string, unknown>
const [batch] = join().params as [Batch]
const [first] = batch.calls
const change = (changes: object) => ({ ...join(), params: [{ ...batch, ...changes }] })

test.each([
  ['of another method', { ...join(), method: 'eth_sendTransaction' }],
  ['of two batches', { ...join(), params: [batch, batch] }],
  ['of half a batch', change({ atomicRequired: false })],
  ['of no calls', change({ calls: [] })],
  ['of calls that are none', change({ calls: 'all' })],
  ['without a chain', change({ chainId: undefined })],
  ['of another version', change({ version: '1.0' })],
  ['with capabilities', change({ capabilities: { paymasterService: {} } })],
  ['with a call that sends coins', change({ calls: [{ ...first, value: '0x1' }] })],
  ['with a call of another account', change({ calls: [{ ...first, from: spender }] })],
  ['with a call of something else', change({ calls: [first, { ...first, data: '0xa9059cbb' }] })],
  ['with a call without a receiver', change({ calls: [{ ...first, to: undefined }] })],
  ['without a batch', { method: 'wallet_sendCalls', params: undefined }],
])('error: PAYMENT_ALTERED for a request %s', (_, request) => {
  expect(() => decodeJoined(request)).toThrow(expect.objectContaining({ code: 'PAYMENT_ALTERED' }))
})
