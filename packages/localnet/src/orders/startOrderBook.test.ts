import { parseAbi, parseEther, parseEventLogs, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { localExchange } from '../exchange/localExchange.ts'
import { startTestExchange } from '../test/startTestExchange.ts'
import { hashOrder } from './hashOrder.ts'
import type { OrderMessage } from './orderMessage.ts'
import { startOrderBook } from './startOrderBook.ts'

const { published, tokens } = localExchange
const { DAI, USDC } = tokens
const { client, localnet, owner, other, approve, balanceOf } = await startTestExchange()
const account = privateKeyToAccount(localnet.accounts[0]?.privateKey ?? '0x')
const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
const book = await startOrderBook({ rpcUrl, solver: other })
afterAll(book.stop)
await approve(DAI.address, published.relayer, parseEther('100'))

const soon = () => Math.floor(Date.now() / 1000) + 1200
const message = (change: Partial<OrderMessage> = {}): OrderMessage => ({
  ...{ sellToken: DAI.address, buyToken: USDC.address, receiver: owner },
  ...{ sellAmount: String(parseEther('10')), buyAmount: '9900000', validTo: soon() },
  ...{ appData: zeroHash, feeAmount: '0', kind: 'sell', partiallyFillable: false },
  ...{ sellTokenBalance: 'erc20', buyTokenBalance: 'erc20', ...change },
})

async function ask<body = unknown>(path: string, sent?: unknown) {
  const answer = await book.ask(`/mainnet/api/${path}`, sent)
  return answer as { status: number; body: body }
}

async function send(order: OrderMessage, from = owner) {
  const signature = await account.sign({ hash: hashOrder(order, 1) })
  return ask<string>('v1/orders', { ...order, from, signature, signingScheme: 'eip712' })
}

test('default: a signed order is filled on the chain, and its trade logged', async () => {
  const quoted = await ask<{ quote: object }>('v1/quote', {
    ...{ sellToken: DAI.address, buyToken: USDC.address, receiver: owner, from: owner },
    ...{ kind: 'sell', sellAmountBeforeFee: String(parseEther('10')), validTo: soon() },
  })
  expect(quoted.body.quote).toMatchObject({ buyAmount: '9969900', feeAmount: '0' })
  const { status, body: uid } = await send(message())
  expect(status).toBe(201)
  expect(await ask(`v1/orders/${uid}`)).toMatchObject({ body: { uid, status: 'open' } })
  const before = await balanceOf(USDC.address)
  const hash = await book.fill(uid)
  expect((await balanceOf(USDC.address)) - before).toBe(9_969_900n)
  expect(await ask(`v1/orders/${uid}`)).toMatchObject({ body: { status: 'fulfilled' } })
  expect(await ask(`v2/trades?orderUid=${uid}&limit=1`)).toMatchObject({
    body: [{ orderUid: uid, txHash: hash }],
  })
  const abi = parseAbi([
    'event Trade(address indexed owner, address sellToken, address buyToken, uint256 sellAmount, uint256 buyAmount, uint256 feeAmount, bytes orderUid)',
  ])
  const { logs } = await client.getTransactionReceipt({ hash })
  const [trade] = parseEventLogs({ abi, logs })
  expect(trade?.args).toMatchObject({ owner, buyAmount: 9_969_900n, orderUid: uid })
})

test('behavior: the solver keeps no more than the limit leaves', async () => {
  const { body: uid } = await send(message({ validTo: soon() + 1 }))
  await expect(book.fill(uid, 100_000n)).rejects.toThrow(/did not fill/)
  const before = await balanceOf(USDC.address)
  await book.fill(uid, 60_000n)
  expect((await balanceOf(USDC.address)) - before).toBeGreaterThanOrEqual(9_900_000n)
  await expect(book.fill(uid)).rejects.toThrow(/did not fill/)
})

test('error: what another signed, and what ends too soon', async () => {
  expect(await send(message(), other)).toMatchObject({ body: { errorType: 'WrongOwner' } })
  expect(await send(message({ validTo: soon() - 1190 }))).toMatchObject({
    ...{ status: 400, body: { errorType: 'InsufficientValidTo' } },
  })
  expect(await ask('v1/orders/0x11')).toMatchObject({ status: 404 })
})

test('behavior: a lying one refuses an order, and fills it', async () => {
  book.lie(true)
  const order = message({ sellAmount: String(parseEther('9')), buyAmount: '8000000' })
  const { status, body } = await send(order)
  expect([status, body]).toEqual([400, { errorType: 'InsufficientBalance' }])
  const [uid = ''] = [...book.orders.keys()].slice(-1)
  expect(await ask(`v1/orders/${uid}`)).toMatchObject({ status: 404 })
  const before = await balanceOf(USDC.address)
  await book.fill(uid)
  expect((await balanceOf(USDC.address)) - before).toBeGreaterThan(8_000_000n)
  book.lie(false)
})
