import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { startFakeNode } from '../test/startFakeNode.ts'

const id = 'bip122:000000000019d6689c085ae165831e93'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

const stats = (funded: unknown, spent: unknown) => ({
  funded_txo_sum: funded,
  spent_txo_sum: spent,
})

async function ask(chain_stats: unknown, mempool_stats: unknown) {
  const node = await startFakeNode(() => ({ address, chain_stats, mempool_stats }))
  const app = createDataApp({
    urls: { [id]: `${node.url}/api` },
    described: { [id]: { price: 100_000 } },
  })
  return { ...(await app.ask(`/v1/account/${address}/balance`)), requests: node.requests }
}

test('default', async () => {
  const { body, requests } = await ask(stats(300_000_000, 50_000_000), stats(1, 100_000_000))
  expect(requests).toEqual([{ path: `/api/address/${address}`, body: undefined }])
  expect(body.balances).toEqual([
    {
      name: 'Bitcoin',
      symbol: 'BTC',
      chainId: id,
      value: 150_000.001,
      price: 100_000,
      quantity: { decimals: '8', numeric: '1.50000001' },
      iconUrl: 'http://localhost/public/getTokenImage/BTC',
    },
  ])
})

test.each([
  ['less than nothing', stats(1, 2), stats(0, 0)],
  ['a negative sum', stats(-1, 0), stats(0, 0)],
  ['text', stats('1', 0), stats(0, 0)],
  ['half of it', stats(1, 0), undefined],
  ['more than is exact', stats(2 ** 53, 0), stats(0, 0)],
])('error: an Esplora that says %s', async (_, confirmed, unconfirmed) => {
  const { status, body } = await ask(confirmed, unconfirmed)
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})
