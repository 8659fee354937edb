import { startLocalnet } from '@cleat/localnet'
import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { answerRpc, startFakeNode } from '../test/startFakeNode.ts'

const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const owner = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const pyusd = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'
const bonk = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'

const holding = (mint: string, amount: unknown, parts: object = {}) => ({
  pubkey: owner,
  account: {
    data: {
      program: 'spl-token',
      parsed: {
        type: 'account',
        info: { mint, owner, tokenAmount: { amount, decimals: 6 }, ...parts },
      },
    },
  },
})

async function ask(accounts: readonly [unknown, unknown], lamports: unknown = 5_000_000_001) {
  const lists = [...accounts]
  const node = await startFakeNode(
    answerRpc({
      getBalance: () => ({ context: { slot: 1 }, value: lamports }),
      getTokenAccountsByOwner: () => ({ context: { slot: 1 }, value: lists.shift() }),
    }),
  )
  const app = createDataApp({ urls: { [id]: node.url } })
  return { ...(await app.ask(`/v1/account/${id}:${owner}/balance`)), lines: app.lines }
}

test('default', async () => {
  await using localnet = await startLocalnet({ chains: [], solana: true })
  const { solana } = localnet
  const account = solana?.accounts[0]?.address
  const { ask: requestData } = createDataApp({ urls: { [id]: solana?.rpcUrl ?? '' } })
  expect(await requestData(`/v1/account/${account}/balance?chainId=${id}`)).toEqual({
    status: 200,
    body: {
      balances: [
        {
          name: 'Solana',
          symbol: 'SOL',
          chainId: id,
          price: 0,
          quantity: { decimals: '9', numeric: '10000' },
          iconUrl: 'http://localhost/public/getTokenImage/SOL',
        },
      ],
    },
  })
})

test('behavior: all accounts of a token together, of both programs', async () => {
  const { body } = await ask([
    [holding(usdc, '1500000'), holding(usdc, '18446744073709551615'), holding(bonk, '0')],
    [holding(pyusd, '7')],
  ])
  expect(body.balances).toMatchObject([
    { symbol: 'SOL', quantity: { numeric: '5.000000001' } },
    { symbol: 'USDC', address: `${id}:${usdc}`, quantity: { numeric: '18446744073711.051615' } },
    { symbol: 'PYUSD', address: `${id}:${pyusd}`, quantity: { numeric: '0.000007' } },
  ])
})

test('behavior: what is not the owner’s, or not what it says, is left out and counted', async () => {
  const { body, lines } = await ask([
    [
      holding(usdc, '1', { owner: usdc }),
      holding(usdc, '1', { tokenAmount: { amount: '1', decimals: 0 } }),
      holding(usdc, '-1'),
      holding(usdc, '1e6'),
      holding(usdc, 1_000_000),
      holding(usdc, '18446744073709551616'),
      holding(usdc, null),
      null,
      'account',
      { account: { data: ['AA==', 'base64'] } },
      holding(usdc, '2'),
    ],
    [holding('So11111111111111111111111111111111111111113', '5')],
  ])
  expect(body.balances).toMatchObject([
    { symbol: 'SOL' },
    { symbol: 'USDC', quantity: { numeric: '0.000002' } },
  ])
  expect(lines).toContainEqual(expect.objectContaining({ reason: 'balance unreadable', count: 10 }))
})

test('behavior: a node that lists a million accounts is not followed to the end', async () => {
  const many = Array.from({ length: 1_000_000 }, () => 0)
  const { body, lines } = await ask([[holding(usdc, '2'), ...many], []])
  expect(body.balances).toHaveLength(2)
  expect(lines).toContainEqual(
    expect.objectContaining({ reason: 'more than is taken', count: 900_001 }),
  )
})

test('error: a node that sends more than anybody has', async () => {
  const { status, body } = await ask([['x'.repeat(17_000_000)], []])
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})

test.each([-1, 0.5, null, '1', 1e300])('error: %j lamports', async (lamports) => {
  const { status, body } = await ask([[], []], lamports)
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})
