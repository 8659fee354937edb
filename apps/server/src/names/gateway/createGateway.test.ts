import {
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  encodePacked,
  type Hex,
  keccak256,
  namehash,
  parseAbi,
  recoverAddress,
  toHex,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { expect, test } from 'vitest'
import type { ZoneRecord } from '../records/zoneRecord.ts'
import { createGateway } from './createGateway.ts'

const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
  'function name(bytes32 node) view returns (string)',
  'function multicall(bytes[] data) view returns (bytes[])',
])
/** viem cannot choose between two functions of the same name. */
const coinAbi = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])
const zone = 'names.example'
const name = `alice.${zone}`
const signerKey = generatePrivateKey()
const resolver = privateKeyToAddress(generatePrivateKey())
const account = '0x00000000000000000000000000000000000a11ce'
const base = 0x8000_2105n
const everyChain = 0x8000_0000n
const solana: Hex = `0x${'ab'.repeat(32)}`
const seconds = 1_795_000_000

function open(record: Partial<ZoneRecord> = {}) {
  const known: ZoneRecord = {
    ...{ name, addresses: new Map([[60n, account]]), texts: new Map([['url', 'https://a.b']]) },
    ...record,
  }
  const gateway = createGateway({
    ...{ zone, resolver, signerKey, now: () => new Date(seconds * 1000 + 999) },
    records: {
      find: async (wanted) => (wanted === name ? known : undefined),
      findName: async ({ address, coinType }) =>
        address === account && coinType === 60n ? name : undefined,
    },
  })
  const ask = async (data: Hex, of = name) => {
    const args = [toHex(packetToBytes(of)), data] as const
    const question = encodeFunctionData({ abi, functionName: 'resolve', args })
    const answer = await gateway.answer(question)
    if (!answer) return undefined
    const [result, expires, signature] = decodeAbiParameters(
      [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
      answer.data,
    )
    const hash = keccak256(
      encodePacked(
        ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
        ['0x1900', resolver, expires, keccak256(question), keccak256(result)],
      ),
    )
    const signer = await recoverAddress({ hash, signature })
    return { result, signer, life: Number(expires) - seconds, seconds: answer.seconds }
  }
  const askCoin = async (coinType: bigint, of = name) => {
    const data = encodeFunctionData({ abi: coinAbi, args: [namehash(of), coinType] })
    const { result = '0x' } = (await ask(data, of)) ?? {}
    return decodeFunctionResult({ abi: coinAbi, data: result })
  }
  return { ask, askCoin, answer: gateway.answer }
}

const addr = (of = name) => encodeFunctionData({ abi, functionName: 'addr', args: [namehash(of)] })
const text = (key: string) =>
  encodeFunctionData({ abi, functionName: 'text', args: [namehash(name), key] })

test('default: proved for this resolver, this question and five minutes', async () => {
  const answer = await open().ask(addr())
  expect(answer).toMatchObject({
    ...{ signer: privateKeyToAddress(signerKey), life: 300, seconds: 300 },
  })
  expect(
    decodeFunctionResult({ abi, functionName: 'addr', data: answer?.result ?? '0x' }).toLowerCase(),
  ).toBe(account)
})

test('behavior: that there is no such name is proved for a minute', async () => {
  const other = `bob.${zone}`
  const answer = await open().ask(addr(other), other)
  expect(answer).toMatchObject({
    ...{ signer: privateKeyToAddress(signerKey), life: 60, seconds: 60 },
  })
  expect(decodeFunctionResult({ abi, functionName: 'addr', data: answer?.result ?? '0x' })).toBe(
    zeroAddress,
  )
})

test.each(['bob.example', 'alice.othernames.example', 'example', 'eth'])(
  'error: S22, %s is of another zone',
  async (other) => {
    expect(await open().ask(addr(other), other)).toBeUndefined()
  },
)

test('error: no question', async () => {
  expect(await open().answer('0x1234')).toBeUndefined()
  expect(await open().ask('0x1234')).toBeUndefined()
})

test('behavior: the zone itself is one that may be asked for', async () => {
  expect(await open().ask(addr(zone), zone)).toMatchObject({ life: 60 })
})

test('behavior: addresses of a key, of a contract, and of other families', async () => {
  const ofKey = open({
    addresses: new Map([
      [60n, account],
      [everyChain, account],
    ]),
  })
  for (const coin of [60n, base, everyChain, 2n ** 32n - 1n])
    expect(await ofKey.askCoin(coin)).toBe(account)
  for (const coin of [0n, 501n, 2n ** 32n]) expect(await ofKey.askCoin(coin)).toBe('0x')
  const ofContract = open({ addresses: new Map([[base, account]]) })
  expect(await ofContract.askCoin(base)).toBe(account)
  for (const coin of [60n, base + 1n, everyChain]) expect(await ofContract.askCoin(coin)).toBe('0x')
  const ofSolana = open({ addresses: new Map([[501n, solana]]) })
  expect(await ofSolana.askCoin(501n)).toBe(solana)
  expect(await ofSolana.askCoin(60n)).toBe('0x')
})

test('behavior: what a chain has set comes before what all have', async () => {
  const other = '0x0000000000000000000000000000000000000b0b'
  const both = open({
    addresses: new Map([
      [everyChain, account],
      [base, other],
    ]),
  })
  expect(await both.askCoin(base)).toBe(other)
  expect(await both.askCoin(base + 1n)).toBe(account)
})

test('error: bytes that are no address of EVM are none', async () => {
  for (const coin of [60n, everyChain, base])
    expect(await open({ addresses: new Map([[coin, solana]]) }).askCoin(coin)).toBe('0x')
})

test('behavior: texts, and what is not there', async () => {
  const read = async (data: Hex) => (await open().ask(data))?.result ?? '0x'
  const of = { abi, functionName: 'text' } as const
  expect(decodeFunctionResult({ ...of, data: await read(text('url')) })).toBe('https://a.b')
  expect(decodeFunctionResult({ ...of, data: await read(text('avatar')) })).toBe('')
  const hash = encodeFunctionData({ abi, functionName: 'contenthash', args: [namehash(name)] })
  const content = { abi, functionName: 'contenthash', data: await read(hash) } as const
  expect(decodeFunctionResult(content)).toBe('0x')
  const bob = `bob.${zone}`
  const args = [namehash(bob), 'url'] as const
  const ofBob = await open().ask(encodeFunctionData({ ...of, args }), bob)
  expect(decodeFunctionResult({ ...of, data: ofBob?.result ?? '0x' })).toBe('')
})

test('behavior: the content of an account is not its name', async () => {
  const reverse = `${account.slice(2)}.addr.reverse`
  const args = [namehash(reverse)] as const
  const question = encodeFunctionData({ abi, functionName: 'contenthash', args })
  const { result = '0x' } = (await open().ask(question, reverse)) ?? {}
  expect(decodeFunctionResult({ abi, functionName: 'contenthash', data: result })).toBe('0x')
})

test('behavior: by the clock of this machine', async () => {
  const before = Math.floor(Date.now() / 1000)
  const gateway = createGateway({
    ...{ zone, resolver, signerKey },
    records: { find: async () => undefined, findName: async () => undefined },
  })
  const args = [toHex(packetToBytes(name)), addr()] as const
  const answer = await gateway.answer(encodeFunctionData({ abi, functionName: 'resolve', args }))
  const types = [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }] as const
  const [, expires] = decodeAbiParameters(types, answer?.data ?? '0x')
  expect(Number(expires) - before - 60).toBeOneOf([0, 1, 2])
})

test('behavior: several at once (ENSIP-22)', async () => {
  const args = [[addr(), text('url')]] as const
  const answer = await open().ask(encodeFunctionData({ abi, functionName: 'multicall', args }))
  const [one = '0x', two = '0x'] = decodeFunctionResult({
    ...{ abi, functionName: 'multicall', data: answer?.result ?? '0x' },
  })
  expect(decodeFunctionResult({ abi, functionName: 'addr', data: one }).toLowerCase()).toBe(account)
  expect(decodeFunctionResult({ abi, functionName: 'text', data: two })).toBe('https://a.b')
})

test('behavior: the name of an account, on local chains', async () => {
  const ask = async (of: string) => {
    const data = encodeFunctionData({ abi, functionName: 'name', args: [namehash(of)] })
    const answer = await open().ask(data, of)
    const result = { abi, functionName: 'name', data: answer?.result ?? '0x' } as const
    return [decodeFunctionResult(result), answer?.life]
  }
  expect(await ask(`${account.slice(2)}.addr.reverse`)).toEqual([name, 300])
  expect(await ask(`${account.slice(2)}.80002105.reverse`)).toEqual(['', 60])
})
