import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { createPermitMemory } from '../permits/createPermitMemory.ts'
import { createStepReader } from './createStepReader.ts'

const { account, liar, network, policy, exchange, swap } = swapFacts

function prepare() {
  const permits = createPermitMemory()
  return { permits, reader: createStepReader(createFakeNode().chain, permits) }
}

test('default: what a step does is known of the payload that was read', async () => {
  const { reader } = prepare()
  const payload = { ...exchange }
  expect(reader.find(payload)).toBeUndefined()
  const read = await reader.read({ payload, network, policy })
  expect(read).toMatchObject({
    step: { type: 'transaction', transaction: exchange },
    decoded: { from: account, chain: '1', parts: [{ type: 'exchange', amount: swap.amount }] },
  })
  expect(reader.find(payload)).toBe(read)
  // Another object may say something else by the time it is sent.
  expect(reader.find({ ...exchange })).toBeUndefined()
  expect(prepare().reader.find(payload)).toBeUndefined()
})

test.each([undefined, null, 'text', 5])('behavior: %o is no payload', async (payload) => {
  const { reader } = prepare()
  expect(reader.find(payload)).toBeUndefined()
  const error = await catchError(reader.read({ payload, network, policy }))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED' })
})

test('behavior: what is refused is not known', async () => {
  const { reader } = prepare()
  const payload = { ...exchange, to: liar }
  const error = await catchError(reader.read({ payload, network, policy }))
  expect(error).toMatchObject({ code: 'SWAP_ROUTER_UNKNOWN' })
  expect(reader.find(payload)).toBeUndefined()
})

test('behavior: a call that waited for a signature is read with it', async () => {
  const { reader, permits } = prepare()
  const waiting = { ...exchange, data: `0x12345678${'0'.repeat(64)}` }
  permits.calls.set(waiting.data, { write: () => exchange.data, signed: exchange.data })
  const { step } = await reader.read({ payload: waiting, network, policy })
  expect(step).toMatchObject({ transaction: { data: exchange.data } })
  expect(reader.find(waiting)?.step).toBe(step)
})
