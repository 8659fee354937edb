import { encodeErrorResult, type Hex, parseAbi, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { expect, test } from 'vitest'
import { createDataApp, proxied } from '../test/createDataApp.ts'
import { contractAbi, prepareEvmChain } from '../test/prepareEvmChain.ts'
import { startFakeNode } from '../test/startFakeNode.ts'

const chain = prepareEvmChain()
const account: Hex = '0x00000000000000000000000000000000000A11cE'
const other: Hex = '0x0000000000000000000000000000000000000b0b'

type Entry = { name: string; owner?: Hex | undefined; avatar?: string | undefined }

/** A resolver with these records of the account. */
async function setUp({ name, owner = account, avatar = '' }: Entry) {
  const universalResolver = await chain.deploy('names')
  const args = [account, name, toHex(packetToBytes(name)), owner, avatar] as const
  const hash = await chain
    .client()
    .writeContract({ address: universalResolver, abi: contractAbi, functionName: 'set', args })
  await chain.mined(hash)
  return createDataApp({
    urls: { [chain.id]: chain.url() },
    described: { [chain.id]: { universalResolver } },
  })
}

test('default', async () => {
  const { ask } = await setUp({ name: 'alice.eth', avatar: 'https://pictures.example/a.png' })
  const wanted = {
    status: 200,
    body: { name: 'alice.eth', avatar: proxied('https://pictures.example/a.png') },
  }
  expect(await ask(`/v1/identity/${account}?sender=${chain.id}:${other}`)).toEqual(wanted)
  expect(await ask(`/v1/identity/${chain.id}:${account.toLowerCase()}`)).toEqual(wanted)
  expect((await ask(`/v1/identity/${other}`)).body).toEqual({ name: null, avatar: null })
})

test.each([
  ['leads to somebody else', { name: 'alice.eth', owner: other }],
  ['is not written as it is registered', { name: 'Alice.eth' }],
  ['has characters that nobody sees', { name: 'ali\u200bce.eth' }],
  ['is markup', { name: '<b>.eth' }],
  ['is too long', { name: `${'a.'.repeat(200)}eth` }],
])('behavior: a name that %s is none', async (_, entry) => {
  const { ask } = await setUp(entry)
  expect((await ask(`/v1/identity/${account}`)).body).toEqual({ name: null, avatar: null })
})

test('behavior: what is no address by https, or a very long one, is no picture', async () => {
  const avatars = [
    'http://pictures.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'https://user:secret@pictures.example',
    'eip155:1/erc721:0x0/1',
    `https://pictures.example/${'a'.repeat(2048)}`,
  ]
  for (const avatar of avatars) {
    const { ask } = await setUp({ name: 'alice.eth', avatar })
    const { body } = await ask(`/v1/identity/${account}`)
    expect(body).toEqual({ name: 'alice.eth', avatar: null })
  }
})

test('behavior: a resolver that sends the service elsewhere is not followed', async () => {
  const elsewhere = await startFakeNode(() => ({ data: '0x' }))
  const { ask, evmChain } = await setUp({ name: 'alice.eth' })
  const resolver = evmChain(chain.id).universalResolver as Hex
  await chain
    .client()
    .setCode({ address: resolver, bytecode: revertWithLookup(resolver, elsewhere.url) })
  expect((await ask(`/v1/identity/${account}`)).body).toEqual({ name: null, avatar: null })
  expect(elsewhere.requests).toEqual([])
})

/** Contract code that always reverts with `OffchainLookup` (EIP-3668). */
function revertWithLookup(sender: Hex, url: string): Hex {
  const data = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
    ]),
    args: [sender, [`${url}/{sender}/{data}`], '0x', '0x00000000', '0x'],
  })
  const length = toHex((data.length - 2) / 2, { size: 2 }).slice(2)
  // CODECOPY the bytes after these 15, and REVERT with them.
  return `0x61${length}600f60003961${length}6000fd00${data.slice(2)}`
}

test.each([
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
])('behavior: %s has none, because only EVM chains have names', async (address) => {
  const { ask } = await setUp({ name: 'alice.eth' })
  const wanted = { status: 200, body: { name: null, avatar: null } }
  expect(await ask(`/v1/identity/${address}`)).toEqual(wanted)
})

test('behavior: no names where no chain has them', async () => {
  const { ask } = createDataApp({ urls: { 'eip155:10': 'http://127.0.0.1:2' } })
  expect((await ask(`/v1/identity/${account}`)).body).toEqual({ name: null, avatar: null })
})

test('error: the chain of the names is down', async () => {
  const { ask } = createDataApp({ urls: { 'eip155:1': 'http://127.0.0.1:2' } })
  const { status, body } = await ask(`/v1/identity/${account}`)
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})

test.each(['vitalik.eth', '0x1', '7S3P4HxJpyyigGzodYwHtCxZyUQe9J', 'solana:0x1'])(
  'error: %s',
  async (text) => {
    const { ask } = createDataApp({ urls: {} })
    const { status, body } = await ask(`/v1/identity/${text}`)
    expect([status, body.code]).toEqual([400, 'INVALID_QUERY'])
  },
)
