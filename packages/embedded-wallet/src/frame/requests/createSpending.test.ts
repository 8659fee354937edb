import { expect, test } from 'vitest'
import { openPaymentLimits } from '../../limits/openPaymentLimits.ts'
import { createTestFrame } from '../../test/createTestFrame.ts'
import { prepareTestStorage } from '../../test/prepareTestStorage.ts'
import { createSpending } from './createSpending.ts'

prepareTestStorage()

const usdc = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const priceOf = {
  'eip155:1': { asset: 'eip155:1', price: 3000, decimals: 18 },
  [usdc]: { asset: usdc, price: 1, decimals: 6 },
} as Readonly<Record<string, object>>
const ether = (amount: bigint) => ({ asset: 'eip155:1', amount })
const dollars = (amount: bigint) => ({ asset: usdc, amount: amount * 1_000_000n })

async function start(given: { limit?: number; answer?: () => { status?: number; body: object } }) {
  const { limit, answer } = given
  if (limit !== undefined) await openPaymentLimits().write('w', limit)
  const life = new AbortController()
  const toRequest = (...assets: string[]) =>
    `GET prices?assets=${encodeURIComponent(assets.join(','))}`
  const reply = (...assets: string[]) => [
    toRequest(...assets),
    answer ??
      (() => ({
        body: { currency: 'usd', prices: assets.flatMap((asset) => priceOf[asset] ?? []) },
      })),
  ]
  const answers = Object.fromEntries([
    ...[reply('eip155:1'), reply(usdc), reply(usdc, 'eip155:1'), reply('eip155:1:0xunknown')],
    reply(usdc, 'eip155:1:0xunknown'),
  ])
  const { context, sent } = await createTestFrame(answers)
  return { spending: createSpending(context, { walletId: 'w', signal: life.signal }), sent, life }
}

test('default: without a limit nothing is within it, and the service is not told what is paid', async () => {
  const { spending, sent } = await start({})
  expect(await spending.allows([dollars(0n)])).toBe(false)
  expect(sent).toEqual([])
})

test('default: what leaves is added up over assets, and counts once it is approved', async () => {
  const { spending, sent } = await start({ limit: 20 })
  // 15 dollars of a token, and 0.001 of a coin at 3000.
  expect(await spending.allows([dollars(15n), ether(10n ** 15n)])).toBe(true)
  expect(sent.map(({ request }) => decodeURIComponent(request))).toEqual([
    `GET prices?assets=${usdc},eip155:1`,
  ])
  expect(await spending.take()).toBe(true)
  const { spending: next } = await start({})
  expect(await next.allows([dollars(3n)])).toBe(false)
  expect(await next.allows([dollars(2n)])).toBe(true)
  await spending.giveBack()
  expect(await next.allows([dollars(20n)])).toBe(true)
})

test('behavior: paid in another tab meanwhile', async () => {
  const { spending } = await start({ limit: 20 })
  const { spending: other } = await start({})
  expect(await spending.allows([dollars(15n)])).toBe(true)
  expect(await other.allows([dollars(15n)])).toBe(true)
  expect([await other.take(), await spending.take()]).toEqual([true, false])
})

test('behavior: what pays nothing takes nothing', async () => {
  const { spending } = await start({})
  expect(await spending.take()).toBe(true)
  await spending.giveBack()
})

test.each<[string, Parameters<typeof start>[0], readonly { asset: string; amount: bigint }[]]>([
  ['a token without a price', {}, [{ asset: 'eip155:1:0xunknown', amount: 0n }]],
  ['one of two', {}, [dollars(1n), { asset: 'eip155:1:0xunknown', amount: 1n }]],
  ['a service that is away', { answer: () => ({ status: 503, body: {} }) }, [dollars(1n)]],
  [
    'the price of another asset',
    { answer: () => ({ body: { currency: 'usd', prices: [priceOf['eip155:1'] ?? {}] } }) },
    [dollars(1n)],
  ],
  [
    'a price of nothing',
    {
      answer: () => ({
        body: { currency: 'usd', prices: [{ asset: usdc, price: 0, decimals: 6 }] },
      }),
    },
    [dollars(1n)],
  ],
  ['nothing at all', {}, []],
  [
    'more assets than are asked for',
    {},
    Array.from({ length: 21 }, (_, index) => ({ asset: `eip155:1:0x${index}`, amount: 1n })),
  ],
])('error: %s counts as above the limit', async (_, given, paid) => {
  const { spending } = await start({ limit: 1_000_000, ...given })
  expect(await spending.allows(paid)).toBe(false)
})

test('error: the page takes the request back', async () => {
  let takeBack: () => void = () => undefined
  const answer = () => {
    takeBack()
    throw new TypeError('Aborted')
  }
  const { spending, life } = await start({ limit: 20, answer })
  takeBack = () => life.abort(new Error('Cancelled'))
  await expect(spending.allows([dollars(1n)])).rejects.toThrow('Cancelled')
})
