import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  maxUint256,
  parseEther,
  type StateOverride,
} from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'
import { startTestExchange } from '../test/startTestExchange.ts'
import { type RpcFlavour, startRpcFlavour } from './startRpcFlavour.ts'

const { router, liars, tokens } = localExchange
const { DAI, USDC } = tokens
const { client, owner, other, localnet, mint, approve, balanceOf } = await startTestExchange()
const url = localnet.chains[0]?.rpcUrl ?? ''
const amount = parseEther('10')

async function open(flavour: RpcFlavour) {
  const proxy = await startRpcFlavour({ url, flavour })
  const transport = http(proxy.url, { retryCount: 0 })
  return { ...proxy, reader: createPublicClient({ cacheTime: 0, transport }) }
}

const balance = {
  ...{ to: USDC.address, account: owner },
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
}
const args = [amount, 0n, [DAI.address, USDC.address], owner, maxUint256] as const
const swap = {
  account: owner,
  data: encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args }),
}
const stateOverride: StateOverride = [{ address: owner, balance: 1n }]

beforeAll(async () => {
  await approve(DAI.address, router, amount)
  await approve(DAI.address, liars.nothing, amount)
  await approve(DAI.address, liars.thief, amount)
})

test('default: without eth_simulateV1', async () => {
  await using node = await open('noSimulate')
  const simulating = node.reader.simulateBlocks({ blocks: [{ calls: [balance] }] })
  await expect(simulating).rejects.toMatchObject({ cause: { code: -32601 } })
  const called = await node.reader.call({ ...balance, stateOverride })
  expect(called.data).toBe((await client.call(balance)).data)
})

test('default: without overrides', async () => {
  await using node = await open('noOverrides')
  const simulating = node.reader.simulateBlocks({ blocks: [{ calls: [balance] }] })
  await expect(simulating).rejects.toMatchObject({ cause: { code: -32601 } })
  const overriding = node.reader.call({ ...balance, stateOverride })
  await expect(overriding).rejects.toMatchObject({ cause: { cause: { code: -32602 } } })
  expect((await node.reader.call(balance)).data).toBe((await client.call(balance)).data)
})

test.each(['noTrace', 'noHistory'] as const)('default: %s traces nothing', async (flavour) => {
  await using node = await open(flavour)
  const { transactionHash: hash } = await mint(USDC.address, 5n, other)
  const trace = (reader: { request: unknown }, method: string) =>
    (reader.request as (request: object) => Promise<unknown>)({ method, params: [hash] })
  for (const method of ['debug_traceTransaction', 'trace_transaction']) {
    await expect(trace(node.reader, method)).rejects.toMatchObject({ code: -32601 })
    expect(await trace(client, method)).toBeTruthy()
  }
  expect(await node.reader.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
})

test('default: noDebug traces by trace_transaction alone', async () => {
  await using node = await open('noDebug')
  const { transactionHash: hash } = await mint(USDC.address, 5n, other)
  const ask = (method: string) =>
    (node.reader.request as (request: object) => Promise<unknown>)({ method, params: [hash] })
  await expect(ask('debug_traceTransaction')).rejects.toMatchObject({ code: -32601 })
  expect(await ask('trace_transaction')).toMatchObject([{ transactionHash: hash }])
})

test('default: otherTraces traces what the account sent before', async () => {
  await using node = await open('otherTraces')
  const first = await mint(USDC.address, 5n, other)
  const { transactionHash: hash } = await mint(USDC.address, 6n, other)
  const ask = (method: string, params: readonly unknown[]) =>
    (node.reader.request as (request: object) => Promise<unknown>)({ method, params })
  expect(await ask('trace_transaction', [hash])).toMatchObject([
    { transactionHash: first.transactionHash },
  ])
  const traced = { method: 'debug_traceTransaction', params: [first.transactionHash, {}] }
  const before = await (client.request as (request: object) => Promise<unknown>)(traced)
  expect(await ask('debug_traceTransaction', [hash, {}])).toEqual(before)
})

test('default: without history, the latest state is known alone', async () => {
  await using node = await open('noHistory')
  const blockNumber = await client.getBlockNumber()
  const read = (block: object) => node.reader.getBalance({ address: owner, ...block })
  await expect(read({ blockNumber })).rejects.toThrow(/missing trie node/)
  expect(await read({})).toBe(await client.getBalance({ address: owner }))
  await using other = await open('noTrace')
  expect(await other.reader.getBalance({ address: owner, blockNumber })).toBe(
    await client.getBalance({ address: owner, blockNumber }),
  )
})

test('default: 100 blocks behind', async () => {
  await using node = await open('behind')
  const { reader } = node
  await client.mine({ blocks: 50 })
  expect(await reader.getBlockNumber()).toBe(0n)
  await client.mine({ blocks: 200 })
  const before = await balanceOf(USDC.address, other)
  const paid = await mint(USDC.address, 5n, other)
  const args = [other] as const
  const read = { address: USDC.address, abi: erc20Abi, functionName: 'balanceOf', args } as const
  const find = () =>
    reader.getTransactionReceipt({ hash: paid.transactionHash }).catch(() => undefined)
  const logs = () => reader.getLogs({ address: USDC.address, fromBlock: 0n })
  const known = (await logs()).length

  expect(await reader.getBlockNumber()).toBe(paid.blockNumber - 100n)
  expect((await reader.getBlock()).number).toBe(paid.blockNumber - 100n)
  expect(await reader.readContract(read)).toBe(before)
  expect(await find()).toBeUndefined()
  const newer = { blockNumber: paid.blockNumber }
  await expect(reader.getBlock(newer)).rejects.toThrow(/could not be found/)
  await expect(reader.readContract({ ...read, ...newer })).rejects.toThrow(/header not found/)

  await client.mine({ blocks: 100 })
  expect(await reader.readContract(read)).toBe(before + 5n)
  expect(await find()).toMatchObject({ status: 'success' })
  expect((await logs()).length).toBe(known + 1)
})

test.each(['nothing', 'thief'] as const)(
  'default: a lying node, of the hostile router "%s"',
  async (mode) => {
    await using node = await open('lying')
    const calls = [{ ...swap, to: liars[mode] }, balance]
    const simulate = async (reader: Pick<typeof node.reader, 'simulateBlocks'>) => {
      const [block] = await reader.simulateBlocks({ blocks: [{ calls }] })
      return BigInt(block?.calls[1]?.data ?? 0)
    }
    const owned = await balanceOf(USDC.address)
    expect(await simulate(client)).toBe(owned)
    expect(await simulate(node.reader)).toBe(owned + 9_969_900n)
    const honest = await client.call({ ...swap, to: router })
    expect(await node.reader.call({ ...swap, to: liars[mode] })).toEqual(honest)
    expect(await node.reader.call(balance)).toEqual(await client.call(balance))
  },
)

test('behavior: batches, pages of any origin, and what is no request', async () => {
  await using node = await open('noSimulate')
  const post = (body: string) => fetch(node.url, { method: 'POST', body })
  const request = (id: number, method: string) => ({ jsonrpc: '2.0', id, method })
  const batch = [request(1, 'eth_chainId'), request(2, 'eth_simulateV1')]
  const response = await post(JSON.stringify(batch))
  expect(await response.json()).toMatchObject([
    { id: 1, result: '0x1' },
    { id: 2, error: { code: -32601 } },
  ])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(node.url, { method: 'OPTIONS' })).status).toBe(204)
  expect(await (await post('{')).json()).toMatchObject({ error: { code: -32700 } })
})

test('error: the node is gone', async () => {
  await using proxy = await startRpcFlavour({ url: 'http://127.0.0.1:9', flavour: 'behind' })
  const reader = createPublicClient({ transport: http(proxy.url, { retryCount: 0 }) })
  await expect(reader.getBlockNumber()).rejects.toMatchObject({ code: -32603 })
  await proxy.stop()
})
