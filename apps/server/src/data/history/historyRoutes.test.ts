import { sql } from 'drizzle-orm'
import { getAddress, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import type { HistoryProgress } from '../chains/createChainStatus.ts'
import { createDataApp } from '../test/createDataApp.ts'
import { contractAbi, prepareEvmChain } from '../test/prepareEvmChain.ts'
import { createHistoryStore } from './createHistoryStore.ts'
import { createIndexer } from './indexer/createIndexer.ts'

const chain = prepareEvmChain()
const database = createTestDatabase()
const store = createHistoryStore({ database, anchorCount: 64 })
const { signal } = new AbortController()
let start: bigint

// Takes a second on a quiet machine.
beforeAll(() => database.check(), 240_000)
afterAll(() => database.close())
beforeEach(async () => {
  await database.run((queries) =>
    queries.execute(sql`truncate history_blocks, history_transactions cascade`),
  )
  start = (await chain.client().getBlockNumber()) + 1n
})

type Described = Parameters<typeof createDataApp>[0]['described']

function setUp(described: Described = {}) {
  const app = createDataApp({
    urls: { [chain.id]: chain.url() },
    described,
    history: { [chain.id]: start },
    database,
  })
  const progress: HistoryProgress[] = []
  const indexer = createIndexer({
    chain: app.evmChain(chain.id),
    store,
    onProgress: (step) => progress.push(step),
    blocksAtOnce: 7,
  })
  const catchUp = async () => {
    for (let steps = 0; await indexer.step(signal); steps += 1) {
      if (steps > 100) throw new Error('It never gets to the end.')
    }
  }
  const read = (account: string, query = '') =>
    app.ask(`/v1/account/${account}/history?chainId=${chain.id}${query}`)
  return { ...app, progress, catchUp, read }
}

const random = () =>
  `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as Hex

const send = async (to: Hex, value: bigint) =>
  chain.mined(await chain.client().sendTransaction({ to, value }))

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => BigInt(from + index))

type Call = { token: Hex; functionName: 'mint' | 'transfer'; to: Hex; amount: bigint }

const call = async ({ token, functionName, to, amount }: Call) =>
  chain.mined(
    await chain
      .client()
      .writeContract({ address: token, abi: contractAbi, functionName, args: [to, amount] }),
  )

const described = (address: string, parts: object = {}) => ({
  [chain.id]: { tokens: [{ address, name: 'A token', symbol: 'TKN', decimals: 6, ...parts }] },
})

test('default', async () => {
  const [owner = ''] = chain.accounts()
  const friend = random()
  const token = await chain.deploy('token', ['Ignored', 'IGN', 18])
  const sent = await send(friend, parseEther('1.5'))
  await call({ token, functionName: 'mint', to: owner as Hex, amount: 5_000_000n })
  await call({ token, functionName: 'transfer', to: friend, amount: 1_500_000n })
  const { catchUp, read } = setUp(described(token))
  await catchUp()
  const { body } = await read(friend)
  expect(body).toEqual({
    data: [
      {
        id: expect.stringMatching(/^eip155:31337:0x[\da-f]{64}$/),
        metadata: expect.objectContaining({
          operationType: 'receive',
          status: 'confirmed',
          sentFrom: owner,
          sentTo: getAddress(friend),
        }),
        transfers: [
          {
            fungible_info: {
              name: 'A token',
              symbol: 'TKN',
              address: `${chain.id}:${token}`,
              icon: { url: 'http://localhost/public/getTokenImage/TKN' },
            },
            direction: 'in',
            quantity: { numeric: '1.5' },
          },
        ],
      },
      {
        id: `${chain.id}:${sent.transactionHash}`,
        metadata: {
          operationType: 'receive',
          hash: sent.transactionHash,
          minedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          sentFrom: owner,
          sentTo: expect.stringMatching(new RegExp(friend, 'i')),
          status: 'confirmed',
          nonce: expect.any(Number),
          chain: chain.id,
        },
        transfers: [
          {
            fungible_info: {
              name: 'Ether',
              symbol: 'ETH',
              icon: { url: 'http://localhost/public/getTokenImage/ETH' },
            },
            direction: 'in',
            quantity: { numeric: '1.5' },
          },
        ],
      },
    ],
    next: null,
  })
  const own = (await read(owner)).body.data.map(({ metadata }) => metadata)
  expect(own.slice(0, 3)).toMatchObject([
    { operationType: 'send', sentFrom: owner, sentTo: getAddress(friend) },
    { operationType: 'mint', sentFrom: owner, sentTo: token },
    { operationType: 'send', sentFrom: owner, sentTo: getAddress(friend) },
  ])
})

test('behavior: a transfer that failed moved nothing, and is told', async () => {
  const [owner = ''] = chain.accounts()
  const refuser = random()
  await chain.client().setCode({ address: refuser, bytecode: '0x60006000fd' })
  const value = parseEther('1')
  await chain.mined(await chain.client().sendTransaction({ to: refuser, value, gas: 100_000n }))
  const { catchUp, read } = setUp()
  await catchUp()
  expect((await read(owner)).body.data[0]).toMatchObject({
    metadata: { status: 'failed', operationType: 'execute' },
    transfers: [],
  })
  expect((await read(refuser)).body.data).toEqual([])
})

test('behavior: pages follow each other, whatever is mined between them', async () => {
  const friend = random()
  await chain.client().setAutomine(false)
  for (let value = 1n; value <= 60n; value += 1n) {
    await chain.client().sendTransaction({ to: friend, value, nonce: undefined })
    if (value % 20n === 0n) await chain.client().mine({ blocks: 1 })
  }
  await chain.client().setAutomine(true)
  const { catchUp, read } = setUp()
  await catchUp()
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<typeof read>> = await read(
      friend,
      cursor && `&cursor=${cursor}`,
    )
    seen.push(...body.data.map(({ transfers }) => transfers[0]?.quantity.numeric ?? ''))
    cursor = body.next
    await send(friend, 1000n)
    await catchUp()
  }
  const wanted = Array.from({ length: 60 }, (_, index) => (60 - index) / 1e18)
  expect(seen.map(Number)).toEqual(wanted)
})

test('behavior: what strangers write into the history of others is left out', async () => {
  const [owner = ''] = chain.accounts()
  const victim = random()
  const listed = await chain.deploy('token', ['A token', 'TKN', 6])
  const { catchUp, read, lines } = setUp(described(listed))
  const deploy = (name: string, symbol: string, decimals = 6) =>
    chain.deploy('token', [name, symbol, decimals])
  const strange = await deploy('Some <b>coin</b>', 'SOME')
  const fakes = [await deploy('A  Token', 'X'), await deploy('X', 'TKΝ'), await deploy('X', 'eth')]
  const wrong = await deploy('X', 'Y', 255)
  const mute = await chain.deploy('oldToken')
  for (const token of [listed, strange, ...fakes, wrong, mute]) {
    await call({ token, functionName: 'mint', to: victim, amount: 7n })
  }
  const forge = async (from: Hex, to: Hex, amount: bigint) =>
    chain.mined(
      await chain.client().writeContract({
        address: strange,
        abi: contractAbi,
        functionName: 'forge',
        args: [from, to, amount],
      }),
    )
  await forge(victim, owner as Hex, 5n)
  await forge(victim, owner as Hex, 0n)
  await chain.client().setCode({
    address: mute,
    bytecode:
      '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60005260206000f3',
  })
  await catchUp()
  const { body } = await read(victim)
  expect(body.data.map(({ transfers }) => transfers)).toMatchObject([
    [{ fungible_info: { name: 'Some coin', symbol: 'SOME' }, direction: 'in' }],
    [{ fungible_info: { name: 'A token', symbol: 'TKN' }, direction: 'in' }],
  ])
  const counts = Object.fromEntries(lines.map(({ reason, count }) => [reason, count]))
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining([
      'imitation of a known token',
      'decimals unreadable',
      'transfer that its sender did not sign',
    ]),
  )
})

const stored = () =>
  database.run(async (queries) => {
    const { rows } = (await queries.execute(sql`
      select hash, block_number, log_index, sender, recipient, token, amount_atomic, accounts from
        (select t.*, x.block_number, (select string_agg(account, ',' order by account) from history_accounts a
          where a.hash = t.hash) accounts from history_transfers t join history_transactions x using (chain_id, hash)) all_rows
      order by block_number, hash, log_index`)) as { rows: unknown[] }
    return rows
  })

test('behavior: blocks that the chain replaces are replaced, twenty at once', async () => {
  const friend = random()
  const { catchUp, read } = setUp()
  await chain.sendEach(friend, range(1, 10))
  const snapshot = await chain.client().snapshot()
  await chain.sendEach(friend, range(11, 30))
  await catchUp()
  expect(await stored()).toHaveLength(30)

  await chain.client().revert({ id: snapshot })
  // A chain that is only shorter does not contradict the index.
  await catchUp()
  expect(await stored()).toHaveLength(30)

  await chain.sendEach(friend, range(100, 124))
  await catchUp()
  const followed = await stored()
  expect(followed).toHaveLength(35)
  const { body } = await read(friend)
  expect(Number(body.data[0]?.transfers[0]?.quantity.numeric)).toBe(124e-18)

  await store.rewind({ chainId: chain.id, newest: await newest(), to: undefined })
  expect(await stored()).toEqual([])
  await catchUp()
  expect(await stored()).toEqual(followed)
})

async function newest() {
  const [anchor] = await store.anchors(chain.id)
  if (!anchor) throw new Error('Nothing is stored.')
  return anchor
}

test('behavior: a chain that begins anew is read anew', async () => {
  const friend = random()
  const { catchUp } = setUp()
  const snapshot = await chain.client().snapshot()
  await chain.sendEach(friend, range(1, 5))
  await catchUp()
  await chain.client().revert({ id: snapshot })
  await send(friend, 50n)
  await catchUp()
  expect(await stored()).toHaveLength(1)
})

test('behavior: only the last blocks and the first are remembered as places', async () => {
  const { catchUp, progress } = setUp()
  await chain.client().mine({ blocks: 100 })
  await catchUp()
  const behind = progress.map(({ head, indexed }) => head - indexed)
  expect([behind[0], behind.at(-1)]).toEqual([93n, 0n])
  const numbers = (await store.anchors(chain.id)).map(({ number }) => number - start)
  expect(numbers).toHaveLength(65)
  expect([numbers[0], numbers[63], numbers[64]]).toEqual([99n, 36n, 0n])
})

test('behavior: several processes that write the same history write it once', async () => {
  const friend = random()
  await chain.sendEach(friend, range(1, 15))
  await Promise.all([setUp().catchUp(), setUp().catchUp(), setUp().catchUp()])
  expect(await stored()).toHaveLength(15)
})

test('error: a cursor that no page gave', async () => {
  const { read } = setUp()
  for (const cursor of ['x', 'W10', 'WzEsIngiLDEsMV0', 'A'.repeat(301)]) {
    const { status, body } = await read(random(), `&cursor=${cursor}`)
    expect([status, body.code]).toEqual([400, 'INVALID_QUERY'])
  }
})

test('error: no history is kept of the chain', async () => {
  const { ask } = createDataApp({ urls: { [chain.id]: chain.url() }, database })
  const { status, body } = await ask(`/v1/account/${random()}/history?chainId=${chain.id}`)
  expect([status, body.code]).toEqual([404, 'CHAIN_NOT_SUPPORTED'])
})
