import type { PreparedSwap } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { swapFacts } from '../test/swaps/swapFacts.ts'
import { createPermitMemory } from './permits/createPermitMemory.ts'
import { sendStep } from './sendStep.ts'
import { createStepReader } from './steps/createStepReader.ts'

const { account, router, network, policy, prepared, swap, exchange, approvalData } = swapFacts
const hash = `0x${'ab'.repeat(32)}`

function open() {
  const fake = createFakeNode({ eth_blockNumber: '0x11' })
  const permits = createPermitMemory()
  const reader = createStepReader(fake.chain, permits)
  const memory = { reader, permits, batches: new Set<string>() }
  const send = (step: number, given: PreparedSwap = prepared) =>
    sendStep(fake.chain, memory, { prepared: given, step, policy })
  return { ...fake, reader, send }
}

test('default: an allowance, with what tells later whether it is there', async () => {
  const { send, sent } = open()
  expect(await send(0, { ...prepared, before: { next: '0x7' } })).toEqual({
    hash,
    trackingData: {
      ...{ next: '0x7', asked: '0x11', spender: router },
      allowed: `0x${swap.amount.toString(16)}`,
    },
  })
  expect(sent).toEqual([{ method: 'eth_sendTransaction', params: [prepared.steps[0]?.payload] }])
})

test('default: an exchange', async () => {
  const { send, sent } = open()
  expect(await send(1)).toEqual({ hash, trackingData: { asked: '0x11', router } })
  expect(sent).toEqual([{ method: 'eth_sendTransaction', params: [exchange] }])
})

test('behavior: what was decoded before is asked for in the same tick, as it was', async () => {
  const { send, sent, reader } = open()
  const payload = { ...exchange }
  await reader.read({ payload, network, policy })
  const given = { ...prepared, steps: [{ type: 'swap', payload }] } as const
  payload.data = swapFacts.exchangeData({ to: swapFacts.liar })
  const sending = send(0, given)
  expect(sent).toEqual([{ method: 'eth_sendTransaction', params: [exchange] }])
  await sending
})

test('default: a batch, by the wallet’s name for it', async () => {
  const fake = open()
  fake.chain.send = async (request) => {
    fake.sent.push(request)
    return { id: '0xb47c4' }
  }
  const calls = [
    { to: swapFacts.dai, value: '0x0', data: approvalData(router, swap.amount) },
    { to: router, value: '0x0', data: exchange.data },
  ]
  const head = { version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true }
  const payload = { ...head, calls }
  const given = { ...prepared, steps: [{ type: 'batch', payload }] } as const
  expect(await fake.send(0, given)).toEqual({
    ...{ hash: '0xb47c4', trackingData: { router: account, batch: 1 } },
  })
  expect(fake.sent).toEqual([{ method: 'wallet_sendCalls', params: [payload] }])
})

test('error: PAYMENT_ALTERED, and the wallet is not asked', async () => {
  const { send, sent } = open()
  const other = { ...prepared, minReceived: 9_900_001n }
  const error = await catchError(send(1, other))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'minimum' } })
  expect((await catchError(send(2))).code).toBe('PAYMENT_ALTERED')
  expect(sent).toEqual([])
})
