// @vitest-environment node
import type { Payment, PreparedPayment, TransferAdapter } from '@cleat/core/adapter'
import { answerGarbage, rejectRequest } from '@cleat/testing'
import { base58, base64 } from '@scure/base'
import {
  ComputeBudgetProgram,
  Keypair,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import {
  address,
  createFakePaired,
  createState,
  mainnetId,
  secretKey,
} from '../test/createFakePaired.ts'
import { type PayingApp, setUpPayments } from '../test/setUpPayments.ts'
import { startAdapter } from '../test/startAdapter.ts'
import { startNode } from '../test/startNode.ts'

const openApp = setUpPayments()
const amount = 1_000_000n
const { signal } = new AbortController()

/** Makes the wallet sign a changed transaction. */
function changeSigned(
  app: PayingApp,
  change: (instructions: TransactionInstruction[]) => TransactionInstruction[],
): void {
  app.wallet.program('solana:signTransaction', async ({ params }) => {
    const [input] = params as [{ transaction: Uint8Array }]
    const asked = Transaction.from(input.transaction)
    asked.instructions = change(asked.instructions)
    const [account] = app.solana.accounts
    if (!account) throw new Error('There are three accounts.')
    asked.sign(Keypair.fromSeed(account.seed))
    return [{ signedTransaction: Uint8Array.from(asked.serialize()) }]
  })
}

async function prepare({ transfers, createPayment }: PayingApp): Promise<PreparedPayment> {
  return transfers.prepare(createPayment({ amount }))
}

test('default', async () => {
  const app = await openApp()
  const prepared = await prepare(app)
  const { hash } = await app.transfers.send(prepared)
  const { to } = prepared.payment
  const follow = () => app.transfers.follow({ hash, payment: prepared.payment, signal })
  expect(await follow()).toEqual({ status: 'confirmed', hash })
  expect(await app.lamportsOf(to)).toBe(amount)
})

test('behavior: by a wallet that only sends by itself', async () => {
  const app = await openApp({ wallet: { without: ['solana:signTransaction'] } })
  const { payment } = await prepare(app)
  const { hash } = await app.pay(payment)
  expect(await app.transfers.follow({ hash, payment, signal })).toEqual({
    status: 'confirmed',
    hash,
  })
  expect(await app.lamportsOf(payment.to)).toBe(amount)
})

test('behavior: a wallet that sends by itself, and answers with an earlier payment, is not believed', async () => {
  const app = await openApp({
    ...{ wallet: { without: ['solana:signTransaction'] }, mayAddComputeBudget: true },
  })
  const { payment } = await prepare(app)
  const earlier = await app.pay(payment)
  const { hash } = earlier
  expect(await app.transfers.follow({ ...earlier, payment, signal })).toEqual({
    ...{ status: 'confirmed', hash },
  })
  app.solana.advanceSlots(2)
  app.wallet.program('solana:signAndSendTransaction', () => [{ signature: base58.decode(hash) }])
  const sent = await app.pay(payment)
  expect(sent.hash).toBe(hash)
  expect(await app.transfers.follow({ ...sent, payment, signal })).toEqual({
    ...{ status: 'unproven', hash },
  })
  expect(await app.lamportsOf(payment.to)).toBe(amount)
})

test('behavior: by a wallet that is paired', async () => {
  const { solana, createPayment, connection, lamportsOf } = await openApp()
  const paired = createFakePaired(createState({ methods: ['solana_signTransaction'] }))
  paired.answer = ({ params }) => {
    const { transaction } = params as { transaction: string }
    const signed = Transaction.from(base64.decode(transaction))
    signed.sign(Keypair.fromSeed(secretKey))
    return { transaction: base64.encode(Uint8Array.from(signed.serialize())) }
  }
  const { adapter, networks, connect, connectorIds, stop } = startAdapter({
    ...{ rpcUrl: solana.rpcUrl, paired: paired.wallet },
  })
  await expect.poll(connectorIds, { timeout: 10_000 }).toContain('walletConnect')
  await connect('walletConnect')
  await connection.requestAirdrop(Keypair.fromSeed(secretKey).publicKey, 1_000_000_000)
  const transfers = (await adapter.features['transfers:load']?.()) as TransferAdapter
  const payment = createPayment({ amount, address, network: networks[0] as Payment['network'] })
  const { hash } = await transfers.send(await transfers.prepare(payment))
  expect(await transfers.follow({ hash, payment, signal })).toEqual({ status: 'confirmed', hash })
  expect(await lamportsOf(payment.to)).toBe(amount)
  expect(paired.asked).toMatchObject([
    { caipNetworkId: mainnetId, method: 'solana_signTransaction' },
  ])
  stop()
})

test('behavior: no node answers, and it arrives all the same once one does', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = app.createPayment({ amount })
  const network = { ...payment.network, rpcUrls: { default: { http: [node.rpcUrl] } } }
  const prepared = await app.transfers.prepare({ ...payment, network })
  node.isAway = true
  const { hash, trackingData } = await app.transfers.send(prepared)
  const following = app.transfers.follow({ hash, trackingData, payment: prepared.payment, signal })
  node.isAway = false
  expect(await following).toEqual({ status: 'confirmed', hash })
  expect(await app.lamportsOf(payment.to)).toBe(amount)
})

test('behavior: a node that has it already refuses nothing', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const payment = app.createPayment({ amount })
  const network = { ...payment.network, rpcUrls: { default: { http: [node.rpcUrl] } } }
  const prepared = await app.transfers.prepare({ ...payment, network })
  const data = { err: 'AlreadyProcessed', logs: [] }
  const message = 'Transaction simulation failed: This transaction has already been processed'
  node.answers.set('sendTransaction', () => ({ error: { code: -32_002, message, data } }))
  const { hash } = await app.transfers.send(prepared)
  expect(await app.transfers.follow({ hash, payment, signal })).toEqual({
    status: 'confirmed',
    hash,
  })
})

test('behavior: a wallet that may raises the price, within reason', async () => {
  const app = await openApp({ mayAddComputeBudget: true })
  const price = (microLamports: number) => (instructions: TransactionInstruction[]) => [
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
    ...instructions.filter(({ data }) => data.length !== 9),
  ]
  const before = await app.lamportsOf(app.address)
  changeSigned(app, price(2_000_000))
  const prepared = await prepare(app)
  const { hash } = await app.transfers.send(prepared)
  const { payment } = prepared
  expect(await app.transfers.follow({ hash, payment, signal })).toEqual({
    status: 'confirmed',
    hash,
  })
  expect(before - (await app.lamportsOf(app.address))).toBe(amount + 7000n)

  changeSigned(app, price(6_000_000_000))
  const refused = await prepare(app)
  await expect(app.transfers.send(refused)).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
    context: { answer: expect.stringContaining('a fee beyond reason') },
  })
  expect(await app.lamportsOf(refused.payment.to)).toBe(0n)
})

test('error: a wallet that may not raises the price', async () => {
  const app = await openApp()
  changeSigned(app, ([, ...rest]) => rest)
  const prepared = await prepare(app)
  await expect(app.transfers.send(prepared)).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  expect(await app.lamportsOf(prepared.payment.to)).toBe(0n)
})

test('error: a payload that was changed does not get as far as the wallet', async () => {
  const app = await openApp()
  const [one, other] = [await prepare(app), await prepare(app)]
  await expect(app.transfers.send({ ...one, payload: other.payload })).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
    context: { field: 'to' },
  })
  expect(app.wallet.requests.map(({ method }) => method)).toEqual(['standard:connect'])
})

test('error: the visitor declines', async () => {
  const app = await openApp()
  const prepared = await prepare(app)
  app.wallet.program('solana:signTransaction', rejectRequest())
  await expect(app.transfers.send(prepared)).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
  app.wallet.program('solana:signTransaction', answerGarbage({ signed: 'nothing' }))
  await expect(app.transfers.send(prepared)).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  expect(await app.lamportsOf(prepared.payment.to)).toBe(0n)
})

test('behavior: approved when it was too old, it is followed until it can no longer arrive', async () => {
  const app = await openApp()
  app.wallet.program('solana:signTransaction', async ({ proceed }) => {
    const answer = await proceed()
    app.solana.advanceSlots(151)
    return answer
  })
  const prepared = await prepare(app)
  const { payment } = prepared
  const sent = await app.transfers.send(prepared)
  const { hash } = sent
  expect(await app.transfers.follow({ ...sent, payment, signal })).toEqual({
    status: 'dropped',
    hash,
  })
  expect(await app.lamportsOf(payment.to)).toBe(0n)
})

test('error: another network by then, or before', async () => {
  const app = await openApp()
  const [, devnet] = app.networks
  if (!devnet) throw new Error('There are two networks.')
  const prepared = await prepare(app)
  app.wallet.program('solana:signTransaction', async ({ proceed }) => {
    const answer = await proceed()
    await app.adapter.features['network:switch']?.({ network: devnet })
    return answer
  })
  for (let times = 0; times < 2; times += 1)
    await expect(app.transfers.send(prepared)).rejects.toMatchObject({
      code: 'REQUEST_NETWORK_CHANGED',
    })
  expect(await app.lamportsOf(prepared.payment.to)).toBe(0n)
})

test('error: an account that the wallet does not share', async () => {
  const app = await openApp()
  const [, second = ''] = app.wallet.addresses
  const prepared = await app.transfers.prepare(app.createPayment({ amount, address: second }))
  await expect(app.transfers.send(prepared)).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
  })
})
