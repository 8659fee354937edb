import type { Address, Hex } from 'viem'
import {
  concat,
  encodeAbiParameters,
  getAddress,
  pad,
  parseAbiParameters,
  toEventSelector,
  toHex,
} from 'viem/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { samplePictures } from '../../test/samplePictures.ts'
import { createDataApp } from '../test/createDataApp.ts'
import { itemCode } from '../test/itemCode.ts'
import { prepareEvmChain } from '../test/prepareEvmChain.ts'
import { createHistoryStore } from './createHistoryStore.ts'
import { createIndexer } from './indexer/createIndexer.ts'

const chain = prepareEvmChain()
const database = createTestDatabase()
const { signal } = new AbortController()
const owner: Address = '0x00000000000000000000000000000000000A11cE'
const nobody: Address = `0x${'0'.repeat(40)}`

beforeAll(() => database.check(), 240_000)
afterAll(() => database.close())

const single = toEventSelector('Transfer(address,address,uint256)')
const kinds = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const batch = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const word = (value: Hex) => pad(value)

type Parties = { from?: Address; to?: Address }

const thing = (id: bigint, { from = nobody, to = owner }: Parties = {}) =>
  concat([single, word(from), word(to), toHex(id, { size: 32 })])
const kind = (id: bigint, count: bigint, { from = nobody, to = owner }: Parties = {}) => {
  const data = encodeAbiParameters(parseAbiParameters('uint256, uint256'), [id, count])
  return concat([kinds, word(nobody), word(from), word(to), data])
}
const several = (ids: readonly bigint[], counts: readonly bigint[]) => {
  const data = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [ids, counts])
  return concat([batch, word(nobody), word(nobody), word(owner), data])
}

async function place(text: string): Promise<Address> {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  const address = getAddress(toHex(bytes))
  await chain.client().setCode({ address, bytecode: itemCode(text) })
  return address
}

const emit = async (to: Address, data: Hex) =>
  chain.mined(await chain.client().sendTransaction({ to, data }))

async function setUp() {
  const app = createDataApp({
    urls: { [chain.id]: chain.url() },
    history: { [chain.id]: 0n },
    database,
  })
  const store = createHistoryStore({ database })
  const indexer = createIndexer({ chain: app.evmChain(chain.id), store })
  while (await indexer.step(signal));
  const read = async (account: string) => {
    const { body } = await app.ask(`/v1/account/${account}/history?chainId=${chain.id}`)
    return body.data
  }
  return { ...app, read }
}

test('default', async () => {
  const cats = await place('Cats')
  await emit(cats, thing(5n))
  await emit(cats, kind(2n ** 255n, 3n))
  await emit(cats, several([1n, 2n, 3n], [10n, 0n, 30n]))
  const { read } = await setUp()
  const [third, second, first] = await read(owner)
  const preview = (id: bigint, standard: string) => ({
    url: expect.stringContaining(encodeURIComponent(`${chain.id}/${standard}:${cats}/${id}`)),
  })
  expect(first?.metadata.operationType).toBe('mint')
  expect(first?.transfers).toEqual([
    {
      nft_info: {
        name: 'Cats #5',
        content: { preview: preview(5n, 'erc721') },
        flags: { is_spam: false },
      },
      direction: 'in',
      quantity: { numeric: '1' },
    },
  ])
  expect(second?.transfers).toMatchObject([
    { nft_info: { name: 'Cats #57896…19968' }, quantity: { numeric: '3' } },
  ])
  expect(
    third?.transfers.map(({ nft_info, quantity }) => [nft_info?.name, quantity.numeric]),
  ).toEqual([
    ['Cats #1', '10'],
    ['Cats #3', '30'],
  ])
})

test('behavior: what wants something of its owner, or says that the owner gave it, is marked', async () => {
  const victim = getAddress(toHex(crypto.getRandomValues(new Uint8Array(20))))
  const [signer = nobody] = chain.accounts() as Address[]
  for (const name of ['Claim at cats.example', 'Ether', 'Cats']) {
    await emit(await place(name), thing(1n, { to: victim }))
  }
  await emit(await place('Dogs'), thing(1n, { from: victim, to: signer }))
  await emit(await place('Birds'), thing(1n, { from: signer, to: victim }))
  const { read } = await setUp()
  const marked = (await read(victim)).map(({ transfers: [only] }) => [
    only?.nft_info?.name,
    only?.nft_info?.flags.is_spam,
    only?.nft_info?.content.preview !== null,
  ])
  expect(marked).toEqual([
    ['Birds #1', false, true],
    ['Dogs #1', true, false],
    ['Cats #1', false, true],
    ['Ether #1', true, false],
    ['Claim at cats.example #1', true, false],
  ])
  const [sent] = (await read(signer)).filter(({ metadata }) => metadata.operationType === 'send')
  expect(sent?.metadata).toMatchObject({ sentFrom: getAddress(signer), sentTo: victim })
  expect(sent?.transfers[0]?.nft_info).toMatchObject({
    name: 'Birds #1',
    flags: { is_spam: false },
  })
})

test('behavior: a picture is found by what the contract says of the thing', async () => {
  const png = samplePictures['image/png']
  const image = `data:image/png;base64,${png.toString('base64')}`
  const text = JSON.stringify({ name: 'Five', image })
  const cats = await place(`data:application/json,${encodeURIComponent(text)}`)
  const { app, images } = await setUp()
  const ask = (assetId: string) => app.request(images.ofItem(assetId) ?? '')
  for (const standard of ['erc721', 'erc1155']) {
    const answer = await ask(`${chain.id}/${standard}:${cats}/5`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
  }
})

test.each([
  [
    'is SVG',
    `data:application/json,${encodeURIComponent('{"image":"data:image/svg+xml,<svg/>"}')}`,
  ],
  ['leads to this machine', 'http://127.0.0.1/metadata.json'],
  ['leads to the metadata of a cloud', 'http://169.254.169.254/latest/'],
  ['is a file', 'file:///etc/passwd'],
  ['is on IPFS, without a gateway', 'ipfs://bafy/5.json'],
  ['names a picture on this machine', 'data:application/json,{"image":"http://localhost/5.png"}'],
  ['is no JSON', 'data:application/json,nonsense'],
  ['is a picture of a picture', 'eip155:31337/erc721:0x0000000000000000000000000000000000000001/1'],
  ['is empty', ''],
])('error: what the contract says %s', async (_name, text) => {
  const address = await place(text)
  const { app, images } = await setUp()
  const answer = await app.request(images.ofItem(`${chain.id}/erc721:${address}/5`) ?? '')
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    502,
    'IMAGE_UNUSABLE',
  ])
})
