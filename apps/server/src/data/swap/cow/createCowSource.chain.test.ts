import { localExchange, startLocalnet, startOrderBook } from '@cleat/localnet'
import {
  createTestClient,
  erc20Abi,
  http,
  publicActions,
  type TypedDataDefinition,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../../config/readConfig.ts'
import { createTestApp } from '../../../test/createTestApp.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }], exchange: true })
const [chain] = localnet.chains
const [owner, , solver] = localnet.accounts
if (!chain || !owner || !solver) throw new Error('The local chain did not start.')
const { rpcUrl } = chain
const book = await startOrderBook({ rpcUrl, solver: solver.address })
afterAll(async () => {
  await book.stop()
  await localnet.stop()
})

const { tokens, published } = localExchange
const { DAI, USDC } = tokens
const account = privateKeyToAccount(owner.privateKey)
const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl), account })
  .extend(publicActions)
  .extend(walletActions)
const { app } = createTestApp({
  config: readConfig({
    RATE_LIMIT: '0',
    CHAINS: `eip155:1=${rpcUrl}`,
    SWAP_SOURCES: 'cow',
    SWAP_RATE_LIMIT: '0',
    COW_URL: book.url,
  }),
})
const amount = 10n ** 19n

async function ask<answer = unknown>(path: string, sent?: unknown) {
  const post = sent !== undefined && { method: 'POST', body: JSON.stringify(sent) }
  const response = await app.request(path, { ...post })
  const body = (await response.json()) as answer
  return { status: response.status, body }
}

type Quotes = { readonly quotes: readonly [{ readonly typedData: TypedDataDefinition }] }
type Accepted = { readonly orderId: string }

/** Asks for an order of ten DAI, and signs it. */
async function sign() {
  const query = new URLSearchParams({
    ...{ amount: String(amount), userAddress: `eip155:1:${owner?.address}`, firm: 'true' },
    ...{ from: `eip155:1:${DAI.address}`, to: `eip155:1:${USDC.address}` },
  })
  const { body } = await ask<Quotes>(`/v1/convert/quotes?${query}`)
  const [quote] = body.quotes
  const signature = await account.signTypedData(quote.typedData)
  return { quote, message: quote.typedData.message, signature }
}

const where = { chainId: 'eip155:1', source: 'cow', userAddress: `eip155:1:${owner.address}` }

test('default: an order is quoted, signed, handed in and filled on the chain', async () => {
  await client.writeContract({
    ...{ address: DAI.address, abi: erc20Abi, functionName: 'approve', chain: chain.chain },
    args: [published.relayer, amount],
  })
  const { quote, message, signature } = await sign()
  expect(quote).toMatchObject({
    ...{ kind: 'order', toAmount: '9969900', minToAmount: '9870201' },
    spender: `eip155:1:${published.relayer}`,
  })
  const { status, body } = await ask<Accepted>('/v1/convert/orders', {
    ...where,
    message,
    signature,
  })
  expect(status).toBe(200)
  const { orderId } = body
  const news = `/v1/convert/orders/${orderId}?chainId=eip155:1&source=cow`
  expect((await ask(news)).body).toMatchObject({ status: 'open', fromAmount: '0' })

  const read = { address: USDC.address, abi: erc20Abi, functionName: 'balanceOf' } as const
  const before = await client.readContract({ ...read, args: [owner.address] })
  const txHash = await book.fill(orderId)
  expect((await client.readContract({ ...read, args: [owner.address] })) - before).toBe(9_969_900n)
  expect((await ask(news)).body).toMatchObject({ status: 'filled', txHash })
})

test('behavior: what was cancelled, and what another signed', async () => {
  const { message, signature } = await sign()
  const { body } = await ask<Accepted>('/v1/convert/orders', { ...where, message, signature })
  book.say(body.orderId, 'cancelled')
  const news = await ask(`/v1/convert/orders/${body.orderId}?chainId=eip155:1&source=cow`)
  expect(news.body).toMatchObject({ status: 'cancelled' })
  const more = { ...message, sellAmount: String(amount * 2n) }
  const forged = await ask('/v1/convert/orders', { ...where, message: more, signature })
  expect(forged).toMatchObject({ status: 422, body: { code: 'ORDER_REFUSED' } })
})
