import type { PreparedPayment } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { sendPayment } from './sendPayment.ts'

const { network } = createFakeNode()
const [from, to] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const prepared: PreparedPayment = {
  payment: {
    ...{ network, address: from, to, amount: 5n },
    asset: { symbol: 'ETH', decimals: 18 },
  },
  payload: { ...{ from, to, value: '0x5', gas: '0x5208', gasPrice: '0x2', chainId: '0x1' } },
  fee: { expected: 42_000n, limit: 42_000n },
  notes: [],
}

test('default', async () => {
  const { chain, sent } = createFakeNode({ eth_blockNumber: '0x11' })
  expect(await sendPayment(chain, prepared)).toEqual({
    hash: `0x${'ab'.repeat(32)}`,
    trackingData: { asked: '0x11' },
  })
  expect(sent).toEqual([{ method: 'eth_sendTransaction', params: [prepared.payload] }])
})

test('behavior: what a sponsor pays is more than the account does', async () => {
  const { chain, sent } = createFakeNode()
  const fee = { expected: 0n, limit: 0n, payloadLimit: 42_000n }
  await sendPayment(chain, { ...prepared, fee })
  expect(sent).toHaveLength(1)
})

test('behavior: the nonce from before the request is kept, also where no block is told', async () => {
  const before = { next: '0x7' }
  const { chain } = createFakeNode({ eth_blockNumber: () => Promise.reject(new Error('busy')) })
  expect((await sendPayment(chain, { ...prepared, before })).trackingData).toEqual(before)
  const other = createFakeNode({ eth_blockNumber: '0x11' })
  expect((await sendPayment(other.chain, { ...prepared, before })).trackingData).toEqual({
    ...{ next: '0x7', asked: '0x11' },
  })
})

test.each([
  ['refuses', () => Promise.reject(new Error('busy'))],
  ['is silent', () => new Promise(() => undefined)],
])('behavior: a node that %s holds up neither the request nor its answer', async (_, answer) => {
  const { chain, sent } = createFakeNode({ eth_blockNumber: answer })
  const sending = sendPayment(chain, prepared)
  // In the same tick, because windows of wallets need the gesture.
  expect(sent).toHaveLength(1)
  expect(await sending).toEqual({ hash: `0x${'ab'.repeat(32)}` })
})

test('behavior: what the wallet is asked is nobody else’s to change', async () => {
  const { chain, sent } = createFakeNode()
  const payload = { ...(prepared.payload as object) }
  await sendPayment(chain, { ...prepared, payload })
  Reflect.set(payload, 'to', from)
  expect(sent).toMatchObject([{ params: [{ to }] }])
})

test.each([
  ['fee', { fee: { expected: 1n, limit: 41_999n } }],
  ['fee', { fee: undefined }],
  ['fee', { fee: { expected: 1n, limit: 42_000n, payloadLimit: 41_999n } }],
  ['to', { payment: { ...prepared.payment, to: from } }],
  ['from', { payment: { ...prepared.payment, address: to } }],
  ['amount', { payment: { ...prepared.payment, amount: 6n } }],
  ['chain', { payment: { ...prepared.payment, network: { ...network, id: 8453 } } }],
  ['token', { payment: { ...prepared.payment, asset: { address: to, symbol: '', decimals: 6 } } }],
] as const)('error: PAYMENT_ALTERED by its %s', async (field, change) => {
  const { chain, sent } = createFakeNode()
  const error = await catchError(sendPayment(chain, { ...prepared, ...change }))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field } })
  expect(sent).toEqual([])
})
