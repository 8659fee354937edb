// @vitest-environment node
import type { Payment, TrackingData } from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { toTrackingData } from '../follow/toTrackingData.ts'
import { type PayingApp, setUpPayments } from '../test/setUpPayments.ts'
import { startNode } from '../test/startNode.ts'
import { buildPayment } from './buildPayment.ts'
import { coinBudget } from './coinBudget.ts'
import { followPayment } from './followPayment.ts'

const openApp = setUpPayments()
const amount = 1_000_000n
/** The local chain is slow on a busy machine. */
const pollOptions = { timeout: 10_000 }
const stranger = Keypair.generate().publicKey.toBase58()

/** The bytes that a wallet signed for the payer, not sent yet. */
async function sign(app: PayingApp, payment: Pick<Payment, 'to' | 'amount'>) {
  const { address: from } = app
  const { blockhash } = await app.connection.getLatestBlockhash()
  const transaction = Transaction.from(
    buildPayment({ ...{ from, to: payment.to, amount: payment.amount, blockhash }, ...coinBudget }),
  )
  const [account] = app.solana.accounts
  if (!account) throw new Error('There are three accounts.')
  transaction.sign(Keypair.fromSeed(account.seed))
  const bytes = Uint8Array.from(transaction.serialize())
  return { bytes, hash: base58.encode(transaction.signature ?? new Uint8Array()) }
}

/** Follows a payment after a reload, with or without the signed bytes. */
function follow(
  parameters: Omit<followPayment.Parameters, 'signal'> & {
    signed?: Uint8Array
    signal?: AbortSignal
  },
) {
  const { signal = new AbortController().signal, signed, ...rest } = parameters
  return followPayment({ trackingData: toTrackingData({ signed }), ...rest, signal, pollingMs: 20 })
}

/** The same payment over other RPC URLs. */
const over = (payment: Payment, ...http: readonly string[]): Payment => ({
  ...payment,
  network: { ...payment.network, rpcUrls: { default: { http } } },
})

test('default: after a reload, what is in the chain is compared with what was meant', async () => {
  const app = await openApp()
  const token = await app.createToken()
  for (const payment of [app.createPayment({ amount }), app.createPayment({ amount, token })]) {
    const { hash } = await app.pay(payment)
    expect(await follow({ hash, payment })).toEqual({ status: 'confirmed', hash })
    for (const other of [
      { ...payment, to: stranger },
      { ...payment, amount: amount + 1n },
      { ...payment, address: stranger },
    ])
      expect(await follow({ hash, payment: other })).toEqual({ status: 'altered', hash })
  }
})

test('behavior: another transaction than a payment', async () => {
  const app = await openApp()
  const payment = app.createPayment({ amount })
  const [account] = app.solana.accounts
  if (!account) throw new Error('There are three accounts.')
  const payer = Keypair.fromSeed(account.seed)
  const hash = await app.connection.sendTransaction(
    new Transaction().add(
      SystemProgram.transfer({
        ...{ fromPubkey: payer.publicKey, toPubkey: new PublicKey(payment.to), lamports: amount },
      }),
      SystemProgram.assign({ accountPubkey: payer.publicKey, programId: SystemProgram.programId }),
    ),
    [payer],
  )
  expect(await follow({ hash, payment })).toEqual({ status: 'altered', hash })
})

test('behavior: the chain’s reason, where it failed there', async () => {
  const app = await openApp()
  const payment = app.createPayment({ amount: 10n ** 17n })
  const { bytes, hash } = await sign(app, payment)
  await app.connection.sendRawTransaction(bytes, { skipPreflight: true })
  const reason = 'not enough SOL for the transfer'
  expect(await follow({ hash, payment, signed: bytes })).toEqual({ status: 'failed', hash, reason })
})

test('behavior: sent again until the chain has it, whatever the nodes do', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = over(app.createPayment({ amount }), node.rpcUrl)
  const { bytes, hash } = await sign(app, payment)
  node.isAway = true
  const following = follow({ hash, payment, signed: bytes })
  await expect.poll(() => node.asked.length, pollOptions).toBeGreaterThan(3)
  node.isAway = false
  expect(await following).toEqual({ status: 'confirmed', hash })
  expect(await app.lamportsOf(payment.to)).toBe(amount)
})

test('behavior: what only tells that it is gone need not be there to tell that it arrived', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = over(app.createPayment({ amount }), node.rpcUrl)
  const { hash, bytes } = await sign(app, payment)
  for (const method of ['getBlockTime', 'getEpochInfo'])
    node.answers.set(method, () => ({ error: { code: -32_004, message: 'Not available' } }))
  const following = follow({ hash, payment })
  await expect.poll(() => node.asked.length, pollOptions).toBeGreaterThan(6)
  await app.connection.sendRawTransaction(bytes)
  expect(await following).toEqual({ status: 'confirmed', hash })
})

test('behavior: dropped when it is too old and not there', async () => {
  const app = await openApp()
  const payment = app.createPayment({ amount })
  const { hash } = await sign(app, payment)
  const following = follow({ hash, payment })
  await new Promise((resolve) => setTimeout(resolve, 100))
  app.solana.advanceSlots(300)
  expect(await following).toEqual({ status: 'dropped', hash })
})

test('behavior: after a reload, what was signed is sent again', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = over(app.createPayment({ amount }), node.rpcUrl)
  const prepared = await app.transfers.prepare(payment)
  node.isAway = true
  const { hash, trackingData } = await app.transfers.send(prepared)
  node.isAway = false
  expect(await app.lamportsOf(payment.to)).toBe(0n)
  const stored: TrackingData = JSON.parse(JSON.stringify(trackingData))
  expect(await follow({ hash, payment, trackingData: stored })).toEqual({
    status: 'confirmed',
    hash,
  })
  expect(await app.lamportsOf(payment.to)).toBe(amount)
})

test('behavior: after a reload, long expired, it is dropped at the first look', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = over(app.createPayment({ amount }), node.rpcUrl)
  const { hash, bytes } = await sign(app, payment)
  const controller = new AbortController()
  const seen: TrackingData[] = []
  const first = follow({
    ...{ hash, payment, signal: controller.signal },
    onTrackingData: (trackingData) => seen.push(trackingData),
  })
  await expect.poll(() => seen, pollOptions).toHaveLength(1)
  controller.abort('The page was left.')
  await expect(first).rejects.toBe('The page was left.')
  app.solana.advanceSlots(300)
  node.asked.length = 0
  const known = { ...seen[0], ...toTrackingData({ signed: bytes }) }
  const trackingData: TrackingData = JSON.parse(JSON.stringify(known))
  expect(await follow({ hash, payment, trackingData })).toEqual({ status: 'dropped', hash })
  expect(node.asked).not.toContain('sendTransaction')
  expect(JSON.stringify(trackingData).length).toBeLessThan(2048)
})

test('behavior: what is kept of another payment, or is nonsense, is neither sent nor believed', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = over(app.createPayment({ amount }), node.rpcUrl)
  const [meant, other] = [
    await sign(app, payment),
    await sign(app, { ...payment, amount: amount + 1n }),
  ]
  const forged = Uint8Array.from(other.bytes)
  forged.set(meant.bytes.slice(0, 65))
  for (const trackingData of [
    toTrackingData({ signed: other.bytes }),
    toTrackingData({ signed: forged }),
    { signed: 'nonsense!', last: '-1' },
    { signed: 5, last: 1 },
  ]) {
    const controller = new AbortController()
    node.asked.length = 0
    const following = follow({ hash: meant.hash, payment, trackingData, signal: controller.signal })
    await expect.poll(() => node.asked.length, pollOptions).toBeGreaterThan(6)
    controller.abort('Enough.')
    await expect(following).rejects.toBe('Enough.')
    expect(node.asked).not.toContain('sendTransaction')
  }
})

test.each([
  [
    'that is behind',
    (answer: { result?: unknown }) => ({
      ...answer,
      result: { context: { slot: 1 }, value: [null] },
    }),
  ],
  ['that does not remember', () => ({ error: { code: -32_011, message: 'No history here' } })],
  ['that talks nonsense', () => ({ result: { value: [] } })],
])('behavior: never dropped by a node %s', async (_, answer) => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = over(app.createPayment({ amount }), node.rpcUrl)
  const { hash } = await sign(app, payment)
  node.answers.set('getSignatureStatuses', answer)
  const following = follow({ hash, payment })
  await expect.poll(() => node.asked, pollOptions).toContain('getSignatureStatuses')
  app.solana.advanceSlots(300)
  const count = node.asked.length
  await expect.poll(() => node.asked.length, pollOptions).toBeGreaterThan(count + 6)
  node.answers.clear()
  expect(await following).toEqual({ status: 'dropped', hash })
})

test('behavior: a node that was behind at first makes nothing too old too early', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = over(app.createPayment({ amount }), node.rpcUrl)
  node.answers.set('getBlockTime', ({ result }) => ({ result: Number(result) - 3600 }))
  const { hash } = await sign(app, payment)
  const controller = new AbortController()
  const following = follow({ hash, payment, signal: controller.signal })
  await expect.poll(() => node.asked, pollOptions).toContain('getSignatureStatuses')
  app.solana.advanceSlots(300)
  const count = node.asked.length
  await expect.poll(() => node.asked.length, pollOptions).toBeGreaterThan(count + 6)
  controller.abort('It did not end.')
  await expect(following).rejects.toBe('It did not end.')
})

test('error: the reason of the signal, and no other', async () => {
  const app = await openApp()
  const payment = over(app.createPayment({ amount }), 'http://127.0.0.1:9')
  const controller = new AbortController()
  const following = follow({ hash: stranger, payment, signal: controller.signal })
  const reason = new Error('The page was left.')
  setTimeout(() => controller.abort(reason), 50)
  await expect(following).rejects.toBe(reason)
})
