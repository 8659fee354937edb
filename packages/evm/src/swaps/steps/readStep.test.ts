import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readStep } from './readStep.ts'

const { account, exchange, router } = swapFacts
const call = { to: router, value: '0x0', data: exchange.data }
const batch = {
  ...{ version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true, calls: [call] },
}

test('default: a transaction, a batch, and what is signed', () => {
  expect(readStep(exchange)).toEqual({ type: 'transaction', transaction: exchange })
  expect(readStep(batch)).toEqual({ type: 'batch', batch })
  const typedData = { primaryType: 'Order', message: { sellAmount: '1' } }
  const signature = { from: account, typedData }
  expect(readStep(signature)).toEqual({ type: 'signature', signature })
})

test('behavior: a batch may have five calls', () => {
  const most = { ...batch, calls: Array(5).fill(call) }
  expect(readStep(most)).toEqual({ type: 'batch', batch: most })
})

test('behavior: what is signed is nobody else’s to change', () => {
  const typedData = { message: { sellAmount: '1' } }
  const read = readStep({ from: account, typedData })
  typedData.message.sellAmount = '2'
  expect(read).toMatchObject({ signature: { typedData: { message: { sellAmount: '1' } } } })
})

const getter = (key: string, of: object) =>
  Object.defineProperty({ ...of }, key, { get: () => Reflect.get(of, key), enumerable: true })

test.each<[field: string, payload: unknown]>([
  ['payload', undefined],
  ['payload', null],
  ['payload', 'text'],
  ['payload', Object.create(exchange)],
  ['to', getter('to', exchange)],
  ['data', { ...exchange, data: '0x' }],
  ['data', { ...exchange, data: '0x123456' }],
  ['data', { ...exchange, data: '0x095EA7B3' }],
  ['data', { ...exchange, data: `${exchange.data}0` }],
  ['data', { ...exchange, data: `${exchange.data}, or so` }],
  ['data', { ...exchange, data: `not ${exchange.data}` }],
  ['version', { ...batch, version: '1.0' }],
  ['from', { ...batch, from: undefined }],
  ['from', { ...batch, from: '0x12' }],
  ['from', { ...batch, from: [account] }],
  ['chainId', { ...batch, chainId: '0x01' }],
  ['atomicRequired', { ...batch, atomicRequired: 1 }],
  ['id', { ...batch, id: '0x1' }],
  ['calls', { ...batch, calls: { length: 1, 0: call } }],
  ['calls', { ...batch, calls: [] }],
  ['calls', { ...batch, calls: Array(6).fill(call) }],
  ['calls', { ...batch, calls: Array(1) }],
  ['calls', getter('calls', batch)],
  ['calls', { ...batch, calls: Object.defineProperty([call], 0, { get: () => call }) }],
  ['payload', { ...batch, calls: [null] }],
  ['value', { ...batch, calls: [{ to: router, data: call.data }] }],
  ['to', { ...batch, calls: [{ ...call, to: undefined }] }],
  ['capabilities', { ...batch, calls: [{ ...call, capabilities: {} }] }],
  ['data', { ...batch, calls: [getter('data', call)] }],
  ['from', { typedData: {} }],
  ['from', { typedData: {}, from: 5 }],
  ['from', { typedData: {}, from: '0x12' }],
  ['from', { typedData: {}, from: [account] }],
  ['signer', { typedData: {}, from: account, signer: account }],
  ['typedData', { typedData: () => undefined, from: account }],
  ['typedData', getter('typedData', { typedData: {}, from: account })],
])('error: PAYMENT_ALTERED by its %s: %o', (field, payload) => {
  try {
    readStep(payload)
    expect.unreachable()
  } catch (error) {
    expect(isCleatError(error, 'PAYMENT_ALTERED')).toBe(true)
    expect(error).toMatchObject({ context: { field } })
  }
})
