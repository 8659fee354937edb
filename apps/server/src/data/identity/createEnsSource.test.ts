import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { openChains } from '../chains/openChains.ts'
import { readChains } from '../chains/readChains.ts'
import { answerRpc, startFakeNode } from '../test/startFakeNode.ts'
import { createEnsSource } from './createEnsSource.ts'

const account: Address = '0x00000000000000000000000000000000000A11cE'
const other: Address = '0x0000000000000000000000000000000000000b0b'
const resolver: Address = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const abi = parseAbi([
  'function reverseWithGateways(bytes owner, uint256 coinType, string[] gateways)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const recordAbi = parseAbi([
  'function addr(bytes32 node)',
  'function addr(bytes32 node, uint256 coinType)',
  'function text(bytes32 node, string key)',
])

type Records = {
  name?: string
  /** Called when the picture is asked for. */
  onText?: () => void
  /** Where the name leads, by coin type. */
  owners?: Readonly<Record<string, Address>>
  avatar?: string
  /** A place that has the name instead. */
  place?: string
}

/** A node of Ethereum with the records of the account, and what it was asked. */
async function setUp(records: Records, id = 'eip155:1') {
  const asked: string[] = []
  const call = (data: Hex): Hex => {
    const { functionName, args } = decodeFunctionData({ abi, data })
    if (functionName === 'reverseWithGateways') {
      asked.push(`name of ${args[0]} for ${args[1]}`)
      return encodeAbiParameters(
        [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
        [records.name ?? '', zeroAddress, zeroAddress],
      )
    }
    const record = decodeFunctionData({ abi: recordAbi, data: args[1] })
    const answer = readRecord(record)
    return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [answer, resolver])
  }
  const readRecord = ({
    functionName,
    args,
  }: ReturnType<typeof decodeFunctionData<typeof recordAbi>>) => {
    if (functionName === 'text') {
      asked.push(`text ${args[1]}`)
      records.onText?.()
      return encodeAbiParameters([{ type: 'string' }], [records.avatar ?? ''])
    }
    const coin = args[1] ?? 60n
    asked.push(`address for ${coin}`)
    const owner = records.owners?.[String(coin)] ?? zeroAddress
    return args[1] === undefined
      ? encodeAbiParameters([{ type: 'address' }], [owner])
      : encodeAbiParameters([{ type: 'bytes' }], [owner])
  }
  const node = await startFakeNode((request) => {
    const {
      id: number,
      method,
      params,
    } = request.body as { id: number; method: string; params: [{ data: Hex }] }
    if (method === 'eth_call' && records.place) {
      const error = {
        ...{ code: 3, message: 'execution reverted' },
        data: encodeErrorResult({
          abi,
          errorName: 'OffchainLookup',
          args: [resolver, [records.place], '0x1234', '0x00000000', '0x'],
        }),
      }
      return { jsonrpc: '2.0', id: number, error }
    }
    const answers = {
      eth_chainId: () => `0x${Number(id.split(':')[1]).toString(16)}`,
      eth_call: () => call(params[0].data),
    }
    return answerRpc(answers)(request)
  })
  const { chains } = readChains({
    // A chain without names stands before it.
    urls: new Map([
      ['eip155:42161', 'http://127.0.0.1:9'],
      [id, node.url],
    ]),
    ...{ history: new Map(), file: '{}' },
  })
  const source = createEnsSource({ chains: openChains({ chains }) })
  const { signal } = new AbortController()
  const read = (chainId?: number) => source.read({ address: account, chainId, signal })
  return { read, asked, node, source }
}

const nobody = { name: null, avatar: null }

test('default: a name that leads back, and its picture', async () => {
  const avatar = 'https://a.example/a.png'
  const { read, asked } = await setUp({ name: 'alice.eth', owners: { 60: account }, avatar })
  expect(await read()).toEqual({ name: 'alice.eth', avatar })
  expect(asked).toEqual([
    ...[`name of ${account.toLowerCase()} for 60`, 'address for 60', 'text avatar'],
  ])
})

test('behavior: a name without a picture, and one that cannot be shown', async () => {
  for (const avatar of ['', 'javascript:alert(1)', 'http://a.example']) {
    const { read } = await setUp({ name: 'alice.eth', owners: { 60: account }, avatar })
    expect(await read()).toEqual({ name: 'alice.eth', avatar: null })
  }
})

test('behavior: a picture whose chain does not answer', async () => {
  const avatar = `eip155:42161/erc721:${other}/1`
  const { read } = await setUp({ name: 'alice.eth', owners: { 60: account }, avatar })
  expect(await read()).toEqual({ name: 'alice.eth', avatar: null })
})

test.each([
  [10, 0x8000_000a],
  [8453, 0x8000_2105],
  [2 ** 31 - 1, 0xffff_ffff],
])('behavior: the name for the chain %i, by the coin type %i', async (chainId, coin) => {
  const { read, asked } = await setUp({ name: 'alice.eth', owners: { [coin]: account } })
  expect(await read(chainId)).toMatchObject({ name: 'alice.eth' })
  expect(asked.slice(0, 2)).toEqual([
    ...[`name of ${account.toLowerCase()} for ${coin}`, `address for ${coin}`],
  ])
})

test.each([2 ** 31, 0, -1])('behavior: the chain %i has no coin type', async (chainId) => {
  const { read, node } = await setUp({ name: 'alice.eth', owners: { 60: account } })
  expect(await read(chainId)).toEqual(nobody)
  expect(node.requests).toEqual([])
})

test.each<[string, Records]>([
  ['no name', {}],
  ['a name that leads to another', { name: 'alice.eth', owners: { 60: other } }],
  ['a name that leads nowhere', { name: 'alice.eth' }],
  ['a name that leads here for another chain', { name: 'alice.eth', owners: { 1: account } }],
  ['a name of one label', { name: 'alice', owners: { 60: account } }],
  ['another way to write a name', { name: 'Alice.eth', owners: { 60: account } }],
  ['what is no name', { name: 'al ice.eth', owners: { 60: account } }],
  ['more than a name', { name: `${'a.'.repeat(126)}aeth`, owners: { 60: account } }],
])('behavior: %s', async (_, records) => {
  const { read } = await setUp(records)
  expect(await read()).toEqual(nobody)
})

test('behavior: a name of 255 letters', async () => {
  const name = `${'a.'.repeat(126)}eth`
  expect(name).toHaveLength(255)
  const { read } = await setUp({ name, owners: { 60: account } })
  expect(await read()).toMatchObject({ name })
})

test('behavior: a chain without names', async () => {
  const { read, node } = await setUp({ name: 'alice.eth', owners: { 60: account } }, 'eip155:10')
  expect(await read()).toEqual(nobody)
  expect(node.requests).toEqual([])
})

test('error: the place that has the name does not answer', async () => {
  const { read } = await setUp({ place: 'https://127.0.0.1/{sender}/{data}' })
  await expect(read()).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
})

test('behavior: a place that is not asked is no failure', async () => {
  const { read } = await setUp({ place: 'http://a.example/{sender}/{data}' })
  expect(await read()).toEqual(nobody)
})

test('error: the node does not answer', async () => {
  const node = await startFakeNode(() => 'no JSON')
  const { chains } = readChains({
    ...{ urls: new Map([['eip155:1', node.url]]), history: new Map(), file: '{}' },
  })
  const source = createEnsSource({ chains: openChains({ chains }) })
  const { signal } = new AbortController()
  await expect(source.read({ address: account, signal })).rejects.toMatchObject({
    code: 'CHAIN_UNAVAILABLE',
  })
  const count = node.requests.length
  await expect(source.read({ address: account, signal })).rejects.toThrow()
  // The library does not try again what the node was tried for already.
  expect(node.requests.length).toBe(2 * count)
  expect(count).toBeLessThan(5)
})

test('error: who asks goes while the picture is asked for', async () => {
  const controller = new AbortController()
  const avatar = `eip155:1/erc721:${other}/1`
  const { source } = await setUp({
    ...{ name: 'alice.eth', owners: { 60: account }, avatar },
    onText: () => controller.abort(new Error('gone')),
  })
  const reading = source.read({ address: account, signal: controller.signal })
  await expect(reading).rejects.toThrow('gone')
})

test('error: who asks has gone', async () => {
  const { source } = await setUp({ name: 'alice.eth', owners: { 60: account } })
  const signal = AbortSignal.abort(new Error('gone'))
  await expect(source.read({ address: account, signal })).rejects.toThrow('gone')
})
