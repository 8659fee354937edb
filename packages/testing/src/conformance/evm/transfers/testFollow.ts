import type { Payment, PaymentOutcome, TrackingData } from '@cleat/core/adapter'
import { encodeFunctionData, getAddress, type Hash, type Hex } from 'viem'
import { expect } from 'vitest'
import { habits, transferAbi } from './createTransferChain.ts'
import type { TransferPage, TransferSuite } from './transferSuite.ts'
import { withQuickClock } from './withQuickClock.ts'

/** How payments end, on a chain that mines them late, twice, or not at all. */
export function testFollow(suite: TransferSuite): void {
  const check: TransferSuite['check'] = (name, run) =>
    suite.check(name, (page) => withQuickClock(() => run(page)))

  check('waits for a block that takes its time', async (page) => {
    await page.chain.client.setAutomine(false)
    const { hash, end } = await sendAndFollow(page, page.toPayment())
    expect(await isOpenAfter(end, 2500)).toBe(true)
    await page.chain.client.mine({ blocks: 1 })
    expect(await end).toEqual({ status: 'confirmed', hash })
  })

  check('made faster in the wallet, it is confirmed under its new name', async (page) => {
    const { chain, payer, toPayment } = page
    await chain.client.setAutomine(false)
    const payment = toPayment()
    const { hash, end } = await sendAndFollow(page, payment)
    expect(await isOpenAfter(end, 1500)).toBe(true)
    const { nonce } = await chain.client.getTransaction({ hash })
    const faster = await sendAs(page, { to: payment.to as Hex, value: payment.amount, nonce })
    await chain.client.mine({ blocks: 3 })
    expect(await end).toEqual({ status: 'confirmed', hash: faster })
    expect(await chain.client.getTransactionCount({ address: payer })).toBe(nonce + 1)
  })

  check('cancelled in the wallet, it is replaced', async (page) => {
    const { chain, payer, toPayment } = page
    await chain.client.setAutomine(false)
    const { hash, end } = await sendAndFollow(page, toPayment())
    expect(await isOpenAfter(end, 1500)).toBe(true)
    const { nonce } = await chain.client.getTransaction({ hash })
    const cancelled = await sendAs(page, { to: payer, value: 0n, nonce })
    await chain.client.mine({ blocks: 3 })
    expect(await end).toEqual({ status: 'replaced', hash: cancelled })
  })

  check('made faster or cancelled while the page was away', async (page) => {
    const { chain, payer, toPayment } = page
    await chain.client.setAutomine(false)
    for (const isCancelled of [false, true]) {
      const payment = toPayment()
      const { hash, trackingData, nonce } = await sendAndLeave(page, payment)
      const [to, value] = isCancelled ? [payer, 0n] : [payment.to as Hex, payment.amount]
      const other = await sendAs(page, { to, value, nonce })
      await chain.client.mine({ blocks: 5 })
      const status = isCancelled ? 'replaced' : 'confirmed'
      expect(await follow(page, { payment, hash, trackingData })).toEqual({ status, hash: other })
    }
  })

  check('dropped by the node, it is waited for, and found when it comes back', async (page) => {
    const { chain, toPayment } = page
    await chain.client.setAutomine(false)
    const payment = toPayment()
    const { hash, end } = await sendAndFollow(page, payment)
    expect(await isOpenAfter(end, 1500)).toBe(true)
    const raw = await readRaw(page, hash)
    await chain.client.dropTransaction({ hash })
    await chain.client.mine({ blocks: 2 })
    expect(await isOpenAfter(end, 1500)).toBe(true)
    await chain.client.sendRawTransaction({ serializedTransaction: raw })
    await chain.client.mine({ blocks: 1 })
    expect(await end).toEqual({ status: 'confirmed', hash })
  })

  check('a block that is taken back is none', async (page) => {
    const { chain, toPayment } = page
    await chain.client.setAutomine(false)
    const { hash, end } = await sendAndFollow(page, toPayment())
    const raw = await readRaw(page, hash)
    await chain.client.mine({ blocks: 1 })
    expect(await isOpenAfter(end, 1200)).toBe(true)
    await chain.client.request({ method: 'anvil_reorg' as never, params: [1, []] as never })
    await expect(chain.client.getTransactionReceipt({ hash })).rejects.toThrow()
    expect(await isOpenAfter(end, 2500)).toBe(true)
    await chain.client.sendRawTransaction({ serializedTransaction: raw })
    await chain.client.mine({ blocks: 2 })
    expect(await end).toEqual({ status: 'confirmed', hash })
  })

  check('what the wallet changed is told of', async (page) => {
    const { chain, payer, toPayment } = page
    const payment = toPayment()
    const more = await sendAs(page, { to: payment.to as Hex, value: payment.amount + 1n })
    const elsewhere = await sendAs(page, { to: payer, value: payment.amount })
    for (const hash of [more, elsewhere]) {
      await chain.mined(hash)
      await chain.client.mine({ blocks: 1 })
      expect(await follow(page, { payment, hash })).toEqual({ status: 'altered', hash })
    }
  })

  check('refused by the chain in the end, it says why', async (page) => {
    const { chain, payer, toPayment } = page
    const address = await chain.deployToken({ holder: payer, habits: habits.returnsNothing })
    const payment = toPayment({ token: { address } })
    await chain.write({ to: address, name: 'setBlocked', args: [payment.to, true] })
    const data = encodeFunctionData({
      ...{ abi: transferAbi, functionName: 'transfer', args: [payment.to, payment.amount] },
    })
    const hash = await sendAs(page, { to: address, value: 0n, data, gas: 100_000n })
    await chain.client.mine({ blocks: 1 })
    expect(await follow(page, { payment, hash })).toEqual({
      ...{ status: 'failed', hash, reason: expect.stringContaining('the account is blocked') },
    })
  })

  check('paid by a contract, in a transaction that somebody else sent', async (page) => {
    const { chain, transfers, toPayment, payer } = page
    const account = await chain.deploy('account')
    const token = await chain.deployToken({ holder: account })
    const payment: Payment = { ...toPayment({ token: { address: token } }), address: account }
    expect((await transfers.prepare(payment)).payload).toMatchObject({
      ...{ from: getAddress(account), to: getAddress(token) },
    })
    const args = (to: string) => [
      ...[token, 0n],
      encodeFunctionData({
        abi: transferAbi,
        functionName: 'transfer',
        args: [to, payment.amount],
      }),
    ]
    const meant = { to: account, name: 'execute', args: args(payment.to), from: payer }
    const { transactionHash: hash } = await chain.write(meant)
    expect(await follow(page, { payment, hash })).toEqual({ status: 'confirmed', hash })
    const wrong = await chain.write({ ...meant, args: args(payer) })
    expect(await follow(page, { payment, hash: wrong.transactionHash })).toMatchObject({
      status: 'altered',
    })
  })

  check('a hash that no node knows decides nothing, until nobody waits any more', async (page) => {
    const end = new AbortController()
    const unknown = page.transfers.follow({
      ...{ hash: `0x${'ab'.repeat(32)}`, payment: page.toPayment(), signal: end.signal },
    })
    unknown.catch(() => undefined)
    expect(await isOpenAfter(unknown, 1500)).toBe(true)
    const reason = new Error('Nobody waits')
    end.abort(reason)
    await expect(unknown).rejects.toBe(reason)
  })
}

async function sendAndFollow(page: TransferPage, payment: Payment) {
  const hash = (await page.transfers.send(await page.transfers.prepare(payment))).hash as Hash
  const end = follow(page, { payment, hash })
  end.catch(() => undefined)
  return { hash, end }
}

/** Follows it until all that a later visit needs is known, and no longer. */
async function sendAndLeave(page: TransferPage, payment: Payment) {
  const { transfers, chain } = page
  const sent = await transfers.send(await transfers.prepare(payment))
  const hash = sent.hash as Hash
  const left = new AbortController()
  const known = new Promise<TrackingData>((resolve) => {
    const { signal } = left
    transfers.follow({ ...sent, payment, signal, onTrackingData: resolve }).catch(() => undefined)
  })
  // It is stored in between.
  const trackingData: TrackingData = JSON.parse(JSON.stringify(await known))
  left.abort()
  const { nonce } = await chain.client.getTransaction({ hash })
  return { hash, trackingData, nonce }
}

function follow(
  { transfers }: TransferPage,
  parameters: { payment: Payment; hash: string; trackingData?: TrackingData },
): Promise<PaymentOutcome> {
  return transfers.follow({ ...parameters, signal: AbortSignal.timeout(40_000) })
}

async function readRaw({ chain }: TransferPage, hash: Hash): Promise<Hex> {
  const request = { method: 'eth_getRawTransactionByHash', params: [hash] }
  return String(await chain.client.request(request as never)) as Hex
}

/** Sends a transaction from the wallet, outside of the kit. */
async function sendAs(
  { chain, payer }: TransferPage,
  parameters: { to: Hex; value: bigint; nonce?: number; data?: Hex; gas?: bigint },
): Promise<Hash> {
  const fees = { maxFeePerGas: 90_000_000_000n, maxPriorityFeePerGas: 20_000_000_000n }
  return chain.client.sendTransaction({ ...parameters, ...fees, account: payer, chain: null })
}

async function isOpenAfter(work: Promise<unknown>, ms: number): Promise<boolean> {
  return Promise.race([work.then(() => false), sleep(ms).then(() => true)])
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
