import { CleatError } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import type { BatchPayload } from '../steps/stepPayload.ts'
import type { BatchMemory } from './batchMemory.ts'
import { canBatch } from './canBatch.ts'
import { sendBatch } from './sendBatch.ts'

const { account, network, router } = swapFacts
const batch: BatchPayload = {
  ...{ version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true, calls: [] },
}

function open(answer: unknown) {
  const { chain } = createFakeNode()
  const memory: BatchMemory = new Set()
  const asked: unknown[] = []
  const send = async (request: unknown) => {
    asked.push(request)
    if (answer instanceof Error) throw answer
    return answer
  }
  const trackingData = { router }
  const given = { ...chain, send }
  return {
    asked,
    sending: sendBatch(given, memory, { network, batch, trackingData }),
    can: () => canBatch(memory, { address: account, network, ask: async () => true }),
  }
}

/** A wallet's error, as adapters translate it. */
function refusal(code: number) {
  const cause = Object.assign(new Error('No.'), { code })
  const context = { wallet: 'Harbour', method: 'wallet_sendCalls' }
  return new CleatError('WALLET_ERROR', { context, cause })
}

test.each([['0xb47c4'], [{ id: '0xb47c4', capabilities: {} }]])('default: %o', async (answer) => {
  const { asked, sending } = open(answer)
  expect(await sending).toEqual({ hash: '0xb47c4', trackingData: { router, batch: 1 } })
  expect(asked).toEqual([{ method: 'wallet_sendCalls', params: [batch] }])
})

test.each([4200, -32601, -32602, 5700, 5710, 5740, 5760])(
  'error: WALLET_METHOD_UNSUPPORTED by %i, and the wallet is not asked for one again',
  async (code) => {
    const { sending, can, asked } = open(refusal(code))
    expect(await catchError(sending)).toMatchObject({
      code: 'WALLET_METHOD_UNSUPPORTED',
      context: { wallet: 'Harbour', method: 'wallet_sendCalls' },
    })
    expect(await can()).toBe(false)
    expect(asked).toHaveLength(1)
  },
)

test('error: REQUEST_USER_REJECTED where the visitor declines what the account would become', async () => {
  expect(await catchError(open(refusal(5750)).sending)).toMatchObject({
    ...{ code: 'REQUEST_USER_REJECTED', context: { wallet: 'Harbour' } },
  })
})

test('error: any other stays as it is', async () => {
  const error = refusal(-32603)
  await expect(open(error).sending).rejects.toBe(error)
})
