import type { PreparedSwap, SwapPolicy } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { createFakeNode } from '../test/createFakeNode.ts'
import { cowOrder } from '../test/swaps/cowOrder.ts'
import { createSigningChain } from '../test/swaps/createSigningChain.ts'
import { daiPermit } from '../test/swaps/daiPermit.ts'
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

const owner = privateKeyToAccount(`0x${'5'.repeat(64)}`)
const deadline = Math.floor(Date.now() / 1000) + 600
const settlement = '0x9008d19f58aabd9ed0d60971565aa8510560ab41'
const relayer = '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110'

/** What an account with a key signs: ten base units of DAI. */
function openSigning(step: PreparedSwap['steps'][number], change: Partial<PreparedSwap>) {
  const answers = { eth_getBlockByNumber: { timestamp: '0x1' } }
  const fake = createSigningChain({ signer: owner, answers })
  const { eth_call } = fake.answers
  fake.answers.eth_call = (call: { to: string }) =>
    call.to === swapFacts.dai ? `0x${toWord(7n)}` : (eth_call as (call: object) => unknown)(call)
  const permits = createPermitMemory()
  const reader = createStepReader(fake.chain, permits)
  const given: PreparedSwap = {
    ...{ ...prepared, ...change, minReceived: 9n, deadline: deadline * 1000 },
    swap: { ...swap, address: owner.address, amount: 10n },
    steps: [step, { type: 'swap', payload: exchange }],
  }
  const memory = { reader, permits, batches: new Set<string>() }
  const send = () => sendStep(fake.chain, memory, { prepared: given, step: 0, policy })
  return { ...fake, permits, send }
}

test('default: an order, with what tells later whether it was filled', async () => {
  const typedData = cowOrder(deadline, owner.address)
  const payload = { from: owner.address, typedData }
  const parts = { router: settlement, spender: relayer }
  const { send, sent } = openSigning({ type: 'sign', payload }, parts)
  expect(await send()).toMatchObject({
    hash: expect.stringMatching(/^0x[0-9a-f]{112}$/),
    trackingData: { router: settlement, asked: '0x11', validTo: deadline },
    order: { expiresAt: deadline * 1000 },
  })
  const params = [owner.address, JSON.stringify(typedData)]
  expect(sent).toEqual([{ method: 'eth_signTypedData_v4', params }])
})

test('default: a permit, which the exchange then has in it', async () => {
  const typedData = daiPermit(deadline, owner.address)
  const payload = { from: owner.address, typedData }
  const { send, permits } = openSigning({ type: 'permit', payload }, {})
  permits.calls.set(exchange.data, { write: (signature) => `with ${signature}` })
  // A permit is in no transaction that could be followed.
  expect(await send()).toEqual({ hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  expect(permits.calls.get(exchange.data)?.signed).toMatch(/^with 0x[0-9a-f]{130}$/)
})

test('behavior: a wallet that sends nothing signs where an RPC protects what is sent', async () => {
  const { chain, sent } = createFakeNode({
    eth_blockNumber: '0x11',
    eth_getTransactionCount: '0x7',
  })
  const refusing = {
    ...chain,
    async send(request: { method: string }) {
      sent.push(request.method)
      throw Object.assign(new Error('no'), { code: request.method.includes('send') ? 4200 : 4001 })
    },
  }
  const permits = createPermitMemory()
  const reader = createStepReader(refusing, permits)
  const memory = { reader, permits, batches: new Set<string>() }
  const send = (given: SwapPolicy) =>
    sendStep(refusing, memory, { prepared, step: 1, policy: given }).catch(() => undefined)
  await send(policy)
  expect(sent).toEqual(['eth_sendTransaction'])
  await send({ ...policy, protectedRpc: { 'eip155:10': 'https://protected.example' } })
  expect(sent).toEqual(Array(2).fill('eth_sendTransaction'))
  await send({ ...policy, protectedRpc: { 'eip155:1': 'https://protected.example' } })
  expect(sent.slice(2)).toEqual(['eth_sendTransaction', 'eth_signTransaction'])
})

test('error: PAYMENT_ALTERED, and the wallet is not asked', async () => {
  const { send, sent } = open()
  const other = { ...prepared, minReceived: 9_900_001n }
  const error = await catchError(send(1, other))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'minimum' } })
  expect((await catchError(send(2))).code).toBe('PAYMENT_ALTERED')
  expect(sent).toEqual([])
})
