import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { contractAbi, prepareEvmChain } from '../test/prepareEvmChain.ts'
import { startFakeNode } from '../test/startFakeNode.ts'

const chain = prepareEvmChain()
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

type Reserves = { coins: bigint; dollars: bigint }

async function setUp() {
  const dollar = await chain.deploy('token', ['Dollar', 'USDL', 6])
  const coin = await chain.deploy('token', ['Coin', 'COIN', 18])
  const pool = await chain.deploy('pair', [coin, dollar])
  const app = createDataApp({
    urls: { [chain.id]: chain.url(), [solana]: 'http://127.0.0.1:2' },
    described: {
      [chain.id]: {
        price: 3000,
        pools: [pool],
        tokens: [
          { address: dollar, name: 'Dollar', symbol: 'USDL', decimals: 6, price: 1 },
          { address: coin, name: 'Coin', symbol: 'COIN', decimals: 18 },
        ],
      },
      [solana]: { price: 150 },
    },
  })
  const prices = async (...addresses: string[]) => {
    const { body } = await app.post('/v1/fungible/price', {
      currency: 'usd',
      addresses: addresses.map((address) => `${chain.id}:${address}`),
      projectId: 'p',
    })
    return body.fungibles.map(({ price }) => price)
  }
  const addReserves = async ({ coins, dollars }: Reserves) => {
    const { writeContract } = chain.client()
    const [mint, sync] = [
      { abi: contractAbi, functionName: 'mint' },
      { abi: contractAbi, functionName: 'sync' },
    ] as const
    await chain.mined(await writeContract({ ...mint, address: coin, args: [pool, coins] }))
    await chain.mined(await writeContract({ ...mint, address: dollar, args: [pool, dollars] }))
    await chain.mined(await writeContract({ ...sync, address: pool }))
  }
  return { ...app, dollar, coin, pool, prices, addReserves }
}

test('default', async () => {
  const { post, dollar, coin, addReserves } = await setUp()
  // 4 coins for 10 dollars.
  await addReserves({ coins: 4n * 10n ** 18n, dollars: 10_000_000n })
  const addresses = [
    `${chain.id}:${native}`,
    `${chain.id}:${coin.toLowerCase()}`,
    `${chain.id}:${dollar}`,
    `${solana}:So11111111111111111111111111111111111111111`,
    `${chain.id}:0x000000000000000000000000000000000000dEaD`,
    'eip155:5:0x000000000000000000000000000000000000dEaD',
    'nothing',
  ]
  const iconUrl = expect.stringMatching(/^http:\/\/localhost\/public\/getTokenImage\/\w+$/)
  expect(await post('/v1/fungible/price', { currency: 'usd', addresses })).toEqual({
    status: 200,
    body: {
      fungibles: [
        { address: addresses[0], name: 'Ether', symbol: 'ETH', iconUrl, price: 3000 },
        { address: addresses[1], name: 'Coin', symbol: 'COIN', iconUrl, price: 2.5 },
        { address: addresses[2], name: 'Dollar', symbol: 'USDL', iconUrl, price: 1 },
        { address: addresses[3], name: 'Solana', symbol: 'SOL', iconUrl, price: 150 },
      ],
    },
  })
})

test('behavior: a price of a pool is remembered for a while', async () => {
  const { prices, coin, addReserves } = await setUp()
  await addReserves({ coins: 10n ** 18n, dollars: 1_000_000n })
  expect(await prices(coin)).toEqual([1])
  await addReserves({ coins: 0n, dollars: 8_000_000n })
  expect(await prices(coin)).toEqual([1])
})

test.each([
  ['empty', 0n, 0n],
  ['drained', 0n, 10n ** 12n],
  ['without dollars', 10n ** 18n, 0n],
])('behavior: a pool that is %s has no price', async (_, coins, dollars) => {
  const { prices, coin, lines, addReserves } = await setUp()
  await addReserves({ coins, dollars })
  expect(await prices(coin)).toEqual([])
  expect(lines).toContainEqual(expect.objectContaining({ reason: 'price unreadable' }))
})

test('behavior: balances come without prices when the pools cannot be read', async () => {
  const { ask, coin, pool } = await setUp()
  await chain.client().setCode({ address: pool, bytecode: '0x60006000fd' })
  const [, owner = ''] = chain.accounts()
  const args = [owner as `0x${string}`, 1n] as const
  await chain.mined(
    await chain
      .client()
      .writeContract({ address: coin, abi: contractAbi, functionName: 'mint', args }),
  )
  const { body } = await ask(`/v1/account/${owner}/balance?chainId=${chain.id}`)
  expect(body.balances).toMatchObject([{ price: 3000 }, { symbol: 'COIN', price: 0 }])
  expect(body.balances[1]).not.toHaveProperty('value')
})

test('error: the chain of a price is down', async () => {
  const node = await startFakeNode(() => '<html>')
  const address = '0x000000000000000000000000000000000000dEaD'
  const token = { address, name: 'Coin', symbol: 'COIN', decimals: 18 }
  const { post } = createDataApp({
    urls: { 'eip155:1': node.url },
    described: { 'eip155:1': { tokens: [token], pools: [address] } },
  })
  const { status, body } = await post('/v1/fungible/price', { addresses: [`eip155:1:${address}`] })
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})

test.each([
  ['no list', { addresses: 'eip155:1' }],
  ['too many', { addresses: Array.from({ length: 101 }, () => 'a') }],
  ['another currency', { currency: 'eur', addresses: [] }],
  ['nothing', null],
])('error: %s', async (_, request) => {
  const { post } = createDataApp({ urls: {} })
  const { status, body } = await post('/v1/fungible/price', request)
  expect([status, body.code]).toEqual([400, 'INVALID_BODY'])
})
