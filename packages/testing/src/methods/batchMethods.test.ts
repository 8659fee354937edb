import { expect, test } from 'vitest'
import { approveDai } from '../test/approveDai.ts'
import { setUpWallet } from '../test/setUpWallet.ts'
import { startBatchStage } from '../test/startBatchStage.ts'
import { transferDai } from '../test/transferDai.ts'
import type { DevWalletParameters } from '../wallet/createDevWallet.ts'

const { connect, client } = await startBatchStage()
const foreign = '0x7400000000000000000000000000000000000001'

test('default: one transaction makes all calls', async () => {
  const { from, to, execute, allowance, asked } = await connect()
  const before = await client.getBalance({ address: to })
  const approval = approveDai(to, 5n)
  const result = await execute({ calls: [approval, { to, value: '0x7' }] })
  expect(result).toMatchObject({
    ...{ version: '2.0.0', id: expect.stringMatching(/^0x[0-9a-f]{64}$/), chainId: '0x1' },
    ...{ atomic: true, status: 200 },
    receipts: [{ status: '0x1', logs: [{ address: approval.to }] }],
  })
  expect(await allowance()).toBe(5n)
  expect(await client.getBalance({ address: to })).toBe(before + 7n)
  expect(asked.at(-1)).toMatchObject({
    ...{ kind: 'sendCalls', from, isAtomic: true, chain: { id: 1 } },
    calls: [
      { ...approval, value: 0n },
      { to, value: 7n, data: '0x' },
    ],
  })
})

test('behavior: accounts are ready for batches, and support them after the first', async () => {
  const { call, from, to, execute } = await connect()
  const capabilities = (ids?: string[]) => call('wallet_getCapabilities', [from, ids])
  const [ready, supported] = ['ready', 'supported'].map((status) => ({ atomic: { status } }))
  expect(await capabilities()).toEqual({ '0x1': ready, '0x2105': ready })
  await execute({ calls: [approveDai(to, 1n)] })
  expect(await capabilities(['0x1'])).toEqual({ '0x1': supported })
  await execute({ calls: [approveDai(to, 2n)] })
  expect(await capabilities()).toEqual({ '0x1': supported, '0x2105': ready })
})

test('behavior: none of the calls happens if one reverts', async () => {
  const { to, send, allowance } = await connect()
  const calls = [approveDai(to, 5n), transferDai(to, 1n)]
  await expect(send({ calls })).rejects.toMatchObject({ code: 3 })
  expect(await allowance()).toBe(0n)
})

test('behavior: calls that may happen apart are sent one after the other', async () => {
  const { to, execute, allowance } = await connect({ batches: {} })
  const calls = [approveDai(to, 5n), { to, value: '0x1' }]
  const { receipts, ...rest } = await execute({ calls, atomicRequired: false })
  expect(rest).toMatchObject({ status: 200, atomic: false })
  expect(receipts).toHaveLength(2)
  expect(await allowance()).toBe(5n)
})

test.each([
  [600, (to: `0x${string}`) => [approveDai(to, 5n), transferDai(to, 1n)]],
  [500, (to: `0x${string}`) => [transferDai(to, 1n)]],
])('behavior: status %d', async (expected, calls) => {
  const { to, execute } = await connect({ batches: {} })
  const result = await execute({ calls: calls(to), atomicRequired: false })
  expect(result).toMatchObject({ status: expected, atomic: false })
})

test('behavior: status 100 until it is mined', async () => {
  const { to, call, send, status } = await connect()
  await client.setAutomine(false)
  const id = await send({ calls: [approveDai(to, 2n)] })
  expect(await status(id)).toMatchObject({ status: 100, receipts: [] })
  expect(await call('wallet_showCallsStatus', [id])).toBeNull()
  await client.mine({ blocks: 1 })
  await client.setAutomine(true)
  expect(await status(id)).toMatchObject({ status: 200 })
})

test('behavior: the site may choose the id, once, and another chain', async () => {
  const { to, send, execute } = await connect()
  const calls = [approveDai(to, 1n)]
  const result = await execute({ calls, id: 'mine', chainId: '0x2105' })
  expect(result).toMatchObject({ id: 'mine', status: 200, chainId: '0x2105' })
  await expect(send({ calls, id: 'mine' })).rejects.toMatchObject({ code: 5720 })
})

const refusals: Refusal[] = [
  [4001, {}, { approve: async ({ kind }) => ({ approved: kind === 'connect' }) }],
  [4100, { from: foreign }],
  [5700, { capabilities: { paymasterService: { url: 'https://example.com' } } }],
  [5710, { chainId: '0x5' }],
  [5740, { calls: Array.from({ length: 33 }, () => approveDai(foreign, 1n)) }],
  [5760, {}, { batches: {} }],
  [-32602, { version: '1.0' }],
  [-32602, { atomicRequired: undefined }],
  [-32602, { calls: [] }],
  [-32602, { calls: [{}] }],
  [-32602, { calls: ['nothing'] }],
  [-32602, { calls: [{ data: '0xfe' }] }],
  [-32602, { id: '' }],
]

test.each(refusals)('error: %d (%#)', async (code, request, options = {}) => {
  const { call, wallet } = setUpWallet({
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: client.transport.url }],
    ...{ batches: { contract: foreign }, ...options },
  })
  await call('eth_requestAccounts')
  const common = { version: '2.0.0', from: wallet.accounts[0], chainId: '0x1' }
  const calls = [{ to: foreign, value: '0x1' }]
  const sending = call('wallet_sendCalls', [{ ...common, calls, atomicRequired: true, ...request }])
  await expect(sending).rejects.toMatchObject({ code })
})

test('behavior: optional capabilities are ignored', async () => {
  const { to, execute } = await connect()
  const capabilities = { paymasterService: { url: 'https://example.com', optional: true } }
  const calls = [{ ...approveDai(to, 1n), capabilities }]
  expect(await execute({ calls, capabilities })).toMatchObject({ status: 200 })
})

test('error: an unknown bundle, and capabilities of a foreign account', async () => {
  const { call, to } = await connect()
  for (const method of ['wallet_getCallsStatus', 'wallet_showCallsStatus'])
    await expect(call(method, ['0x12'])).rejects.toMatchObject({ code: 5730 })
  await expect(call('wallet_getCapabilities', [to])).rejects.toMatchObject({ code: 4100 })
})

type Refusal = [
  code: number,
  request: Record<string, unknown>,
  options?: Partial<DevWalletParameters>,
]
