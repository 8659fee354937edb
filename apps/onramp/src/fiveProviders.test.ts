import { localTokens } from '@cleat/localnet'
import { createPublicClient, erc20Abi, http, parseUnits, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dialectIds } from './purchases/dialectIds.ts'
import { startStack } from './test/startStack.ts'

let service: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  service = await startStack()
}, 120_000)
afterAll(() => service?.stop())
beforeEach(async () => {
  await service.control({ webhooks: 'in-order', isApiUp: true })
})

const usdc = localTokens.find(({ symbol }) => symbol === 'USDC')?.address ?? zeroAddress
const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  identity: '4000000000003155',
  refunded: '4000000000009995',
  expires: '4000000000000069',
}

async function order({ provider = 'coinbase', more = {} } = {}) {
  const address = privateKeyToAddress(generatePrivateKey())
  const { status, body } = await service.post('/v1/generators/onrampurl', {
    destinationWallets: [{ address, blockchains: ['base-mainnet'], assets: ['USDC'] }],
    defaultNetwork: 'base-mainnet',
    partnerUserId: 'visitor',
    defaultExperience: 'buy',
    presetFiatAmount: 100,
    provider,
    redirectUrl: 'https://app.example/back',
    ...more,
  })
  expect([status, body]).toEqual([200, expect.objectContaining({ provider })])
  const page = await service.openPage(body.url)
  const read = async () => (await service.ask(`/v1/onramp/orders/${body.orderId}`)).body
  /** What is sent is soon delivered. */
  const becomes = (status: string, timeout = 15_000) =>
    expect
      .poll(async () => (await read()).status, { timeout, interval: 100 })
      .toMatch(status === 'sent' ? /^(?:sent|delivered)$/ : status)
  const press = (form: Record<string, string>, at = page) => service.press(at, form)
  return { provider, address, page, url: body.url, id: body.orderId, read, becomes, press }
}

test('default: a card pays by each provider, and the chain has it', {
  timeout: 60_000,
}, async () => {
  const client = createPublicClient({ transport: http(service.chainUrl) })
  const orders = await Promise.all(dialectIds.map((provider) => order({ provider })))
  await Promise.all(orders.map(({ press }) => press({ number: cards.pays })))
  for (const { address, becomes, read, provider } of orders) {
    await becomes('sent')
    const sent = await read()
    expect(sent).toMatchObject({ asset: 'USDC', network: 'eip155:8453', provider })
    const receipt = await client.getTransactionReceipt({ hash: sent.txHash })
    expect(receipt.status).toBe('success')
    const functionName = 'balanceOf'
    const held = { address: usdc, abi: erc20Abi, functionName, args: [address] } as const
    expect(await client.readContract(held)).toBe(parseUnits(sent.amount.amount, 6))
  }
  for (const { becomes } of orders) await becomes('delivered', 30_000)
})

const ends = [
  ['declined', { status: 'failed', reason: 'declined' }],
  ['refunded', { status: 'refunded' }],
  ['expires', { status: 'expired' }],
] as const

test('default: cards that do not pay', async () => {
  const results = await Promise.all(
    ends.map(async ([card, wanted]) => {
      const { press, becomes, read } = await order({ provider: 'meld' })
      await press({ number: cards[card] })
      await becomes(wanted.status)
      return [await read(), wanted] as const
    }),
  )
  for (const [read, wanted] of results) expect(read).toMatchObject(wanted)
})

test('default: a card is declined, another pays, and the chain has what it bought once', {
  timeout: 60_000,
}, async () => {
  const client = createPublicClient({ transport: http(service.chainUrl) })
  const orders = await Promise.all(dialectIds.map((provider) => order({ provider })))
  for (const { press, becomes, read, provider } of orders) {
    await press({ number: cards.declined })
    // A session of Stripe outlives its payments.
    await becomes(provider === 'stripe' ? 'awaitingUser' : 'failed')
    if (provider !== 'stripe') expect(await read()).toMatchObject({ reason: 'declined' })
  }
  for (const { press, page, becomes, read, address } of orders) {
    const again = await service.pressAndFollow(page, { again: 'card' })
    await press({ number: cards.pays }, again)
    await becomes('sent')
    const sent = await read()
    expect(sent).not.toHaveProperty('reason')
    const held = {
      address: usdc,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    } as const
    expect(await client.readContract(held)).toBe(parseUnits(sent.amount.amount, 6))
  }
  for (const { becomes } of orders) await becomes('delivered', 30_000)
})

test.each([
  ['approve', { status: 'sent' }],
  ['reject', { status: 'failed', reason: 'identity' }],
])('default: an identity check that ends with %s', async (decision, wanted) => {
  const { press, becomes, read } = await order({ provider: 'moonpay' })
  await press({ number: cards.identity })
  await becomes('awaitingUser')
  await service.control({ advanceMs: 3_600_000 })
  expect(await read()).toMatchObject({ status: 'awaitingUser' })
  await press({ decision })
  await becomes(wanted.status)
  expect(await read()).toMatchObject(wanted)
})

test.each(['doubled', 'out-of-order', 'late', 'replayed'])(
  'behavior: webhooks that are %s lead to the same end',
  async (webhooks) => {
    await service.control({ webhooks, lateMs: 3_600_000 })
    const orders = await Promise.all(dialectIds.map((provider) => order({ provider })))
    await Promise.all(orders.map(({ press }) => press({ number: cards.pays })))
    const isSent = async () =>
      (await service.control({})).body.purchases.every(
        ({ state }: { state: string }) => state !== 'processing',
      )
    await expect.poll(isSent).toBe(true)
    await service.control({ advanceMs: 3_600_000 })
    for (const { becomes } of orders) await becomes('sent')
  },
)

test('behavior: an order is asked about where no good webhook comes', {
  timeout: 120_000,
}, async () => {
  const modes = ['never', 'forged', 'old', 're-serialised']
  const orders: Awaited<ReturnType<typeof order>>[] = []
  for (const webhooks of modes) {
    await service.control({ webhooks })
    for (const provider of dialectIds) {
      const one = await order({ provider })
      await one.press({ number: cards.pays })
      orders.push(one)
    }
  }
  for (const { becomes } of orders) await becomes('sent', 100_000)
  const { body } = await service.control({})
  const taken = (body.sent as { purchaseId: string; status: number }[]).filter(
    ({ purchaseId, status }) =>
      status !== 401 && orders.some(({ page }) => page.endsWith(purchaseId)),
  )
  expect(taken).toEqual([])
})

test('behavior: while the API of a provider is away, nothing is lost', {
  timeout: 60_000,
}, async () => {
  const { press, becomes, read } = await order({ provider: 'stripe' })
  await service.control({ isApiUp: false })
  await press({ number: cards.pays })
  const answers = async () =>
    (await service.control({})).body.sent.map(({ status }: { status: number }) => status)
  await expect.poll(answers).toContain(503)
  expect(await read()).toMatchObject({ status: 'opened' })
  await service.control({ isApiUp: true, advanceMs: 1000 })
  await becomes('sent', 40_000)
})

test('behavior: no secret is in an answer, an address or the log', async () => {
  const { url } = await order({ provider: 'coinbase' })
  const paths = [
    '/v1/onramp/options?country=US',
    '/v1/onramp/return/a',
    '/v1/onramp/orders/b',
    '/openapi.json',
  ]
  const answers = await Promise.all(paths.map((path) => service.ask(path)))
  const quotes = await Promise.all(
    dialectIds.map((provider) =>
      service.post('/v1/onramp/quote', {
        ...{ purchaseCurrency: 'USDC', paymentCurrency: 'USD', amount: '100', provider },
        network: 'base-mainnet',
      }),
    ),
  )
  expect(quotes.map(({ status }) => status)).toEqual(quotes.map(() => 200))
  const text = JSON.stringify([answers, quotes, url, service.lines])
  expect(service.secrets.length).toBeGreaterThan(8)
  expect(service.secrets.filter((secret) => text.includes(secret))).toEqual([])
})
