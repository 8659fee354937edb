import { createKit } from '@cleat/core'
import { startLocalnet } from '@cleat/localnet'
import {
  concatHex,
  createTestClient,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  http,
  numberToHex,
  parseAbi,
  size,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, expect, test, vi } from 'vitest'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const localnet = await startLocalnet({ chains: [{ id: mainnet.id, name: mainnet.name }] })
const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
const networks = [mainnet] as const
const customRpcUrls = { 'eip155:1': [{ url: rpcUrl }] }
const adapter = new WagmiAdapter({ networks, customRpcUrls })
const kit = createKit({ adapters: [adapter], networks, customRpcUrls })
kit.start()
const realFetch = globalThis.fetch
afterAll(async () => {
  vi.unstubAllGlobals()
  kit.destroy()
  await localnet.stop()
})

const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const resolver = '0x00000000000000000000000000000000000c1ea8'
const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const callback = '0x12345678'

/**
 * A resolver whose names are off the chain: it reverts with `OffchainLookup` to the batch gateway,
 * and its callback returns what the first query of the batch was answered, or reverts where that
 * one failed.
 */
function createResolver(url: string): `0x${string}` {
  const query = encodeFunctionData({
    abi: parseAbi([
      'struct Query { address sender; string[] urls; bytes data; }',
      'function query(Query[] queries) returns (bool[] failures, bytes[] responses)',
    ]),
    args: [[{ sender: resolver, urls: [url], data: '0xca11' }]],
  })
  const revert = encodeErrorResult({
    abi: parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)']),
    args: [universalResolver, ['x-batch-gateway:true'], query, callback, '0x'],
  })
  const length = numberToHex(size(revert), { size: 2 })
  return concatHex([
    // The callback continues at 0x1c, any other call reverts with the bytes at the end.
    ...(['0x5f3560e01c63', callback, '0x1461001c57'] as const),
    ...(['0x61', length, '0x6100345f3961', length, '0x5ffd'] as const),
    // The first failure is at 0xc4, the first response's length at 0x124.
    ...(['0x5b60c435610030576101243580', '0x6101445f375ff3', '0x5b5f5ffd'] as const),
    revert,
  ])
}

async function resolve(url: string, answer: () => Response): Promise<unknown> {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (...parameters: Parameters<typeof fetch>) => {
    const { url: wanted } = new Request(...parameters)
    if (wanted.startsWith(rpcUrl)) return realFetch(...parameters)
    asked.push(wanted)
    return answer()
  })
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await client.setCode({ address: universalResolver, bytecode: createResolver(url) })
  const transfers = await adapter.features['transfers:load']()
  const [network] = kit.controllers.network.get('eip155')?.caipNetworks ?? []
  if (!network) throw new Error('No network')
  const { signal } = new AbortController()
  const found = await transfers.resolveName?.({ name: 'boat.example.eth', network, signal })
  return { found, asked }
}

const result = encodeAbiParameters([{ type: 'bytes' }], [receiver])
const data = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [result, resolver])

test('default: a name behind the batch gateway is found, by the gateway of its resolver', async () => {
  const resolved = await resolve('https://gateway.example/{sender}/{data}', () =>
    Response.json({ data }),
  )
  expect(resolved).toEqual({
    found: { name: 'boat.example.eth', address: receiver },
    asked: [expect.stringMatching(`^https://gateway.example/${resolver}/0xca11`)],
  })
})

test('error: E15, a gateway that fails is told to the contract, which knows no such name', async () => {
  const down = () => new Response('', { status: 503 })
  expect(await resolve('https://gateway.example/{data}', down)).toMatchObject({ found: undefined })
})

test('error: E15, a place that is not https is not asked', async () => {
  const resolved = await resolve('http://gateway.example/{data}', () => Response.json({ data }))
  expect(resolved).toEqual({ found: undefined, asked: [] })
})
