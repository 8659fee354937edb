import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { startWalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
afterAll(() => database.close())

const chain = 'eip155:31337'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [usd, free, pooled] = [
  '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
  '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
]
const described = {
  [chain]: {
    ...{ name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    price: 3000,
    pools: ['0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9'],
    tokens: [
      { address: usd, name: 'Dollar', symbol: 'USDL', decimals: 6, price: 1 },
      { address: free, name: 'Free', symbol: 'FREE', decimals: 18 },
      { address: pooled, name: 'Pooled', symbol: 'POOL', decimals: 18 },
    ],
  },
  [solana]: { price: 150 },
}

async function start(environment: Record<string, string> = {}) {
  const service = await startWalletServer({ database, environment })
  onTestFinished(() => service.stop())
  const browser = await service.logIn(`prices${Math.random()}@mail.example`)
  const ask = async (...assets: string[]) =>
    browser.send(`/wallet/v1/prices?assets=${encodeURIComponent(assets.join(','))}`)
  return { service, browser, ask }
}

const chains = {
  // No node is asked for a price that the operator fixed.
  CHAINS: `${chain}=http://127.0.0.1:2,${solana}=http://127.0.0.1:2`,
  CHAINS_FILE: JSON.stringify(described),
}

test('default: prices and decimals of coins and tokens, by the names they were asked by', async () => {
  const { ask } = await start(chains)
  const lower = `${chain}:${usd?.toLowerCase()}`
  const answer = await ask(chain, lower, solana)
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      currency: 'usd',
      prices: [
        { asset: chain, price: 3000, decimals: 18 },
        { asset: lower, price: 1, decimals: 6 },
        { asset: solana, price: 150, decimals: 9 },
      ],
    },
  ])
})

test('behavior: what is not listed, what has no price, and a node that is away, have none', async () => {
  const { ask } = await start(chains)
  const unknown = `${chain}:0x000000000000000000000000000000000000dEaD`
  const { body } = await ask(unknown, `${chain}:${usd}-7`, 'eip155:5', `${solana}:nothing`)
  expect(body.prices).toEqual([])
  const { body: away } = await ask(`${chain}:${free}`, `${chain}:${pooled}`, chain)
  expect(away.prices).toEqual([])
})

test('behavior: without chains no price is known', async () => {
  const { ask } = await start()
  expect((await ask(chain)).body).toEqual({ currency: 'usd', prices: [] })
})

test.each([
  ['nothing', ''],
  ['no id', 'ether'],
  ['more than twenty', Array.from({ length: 21 }, () => chain).join(',')],
])('error: %s', async (_, assets) => {
  const { ask } = await start(chains)
  const { status, body } = await ask(assets)
  expect([status, body.code]).toEqual([400, 'INVALID_QUERY'])
})

test('error: only who is logged in asks for prices', async () => {
  const { service } = await start(chains)
  const stranger = await service.openBrowser()
  const { status, body } = await stranger.send(`/wallet/v1/prices?assets=${chain}`)
  expect([status, body.code]).toEqual([401, 'WALLET_SESSION_REQUIRED'])
})
