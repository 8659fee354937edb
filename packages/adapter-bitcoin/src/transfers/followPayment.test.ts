// @vitest-environment node

import type { TrackingData } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { openTransfers } from '../test/openTransfers.ts'
import { payers } from '../test/payers.ts'
import { startIndex } from '../test/startIndex.ts'
import { followPayment } from './followPayment.ts'

const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
const hash = '1'.repeat(64)
const other = '2'.repeat(64)
const coin = { txid: 'c'.repeat(64), vout: 1 }
const spends = `GET /tx/${coin.txid}/outspends`

/** A transaction of the payer as Esplora returns it. */
function createAnswer(
  txid: string,
  parameters: { isConfirmed?: boolean; paid?: readonly (readonly [string, number])[] } = {},
) {
  const {
    isConfirmed = false,
    paid = [
      [to, 30_000],
      [payers.wpkh.address, 5000],
    ],
  } = parameters
  const vout = paid.map(([address, value]) => ({ scriptpubkey_address: address, value }))
  return { txid, vin: [coin], vout, status: { confirmed: isConfirmed } }
}

/** Follows a payment of 30,000 satoshis and polls about every millisecond. */
async function open(
  answers: Record<string, number | string | object> = {},
  trackingData?: TrackingData,
) {
  const index = await startIndex(answers)
  const { pay } = openTransfers({ accounts: [payers.wpkh], urls: [index.url] })
  const controller = new AbortController()
  const { signal } = controller
  const reported: TrackingData[] = []
  const onTrackingData = (known: TrackingData) => void reported.push(known)
  const payment = pay({ to })
  const outcome = followPayment({
    hash,
    payment,
    trackingData,
    onTrackingData,
    signal,
    firstWaitMs: 2,
  })
  const settled = outcome.then(
    () => true,
    () => true,
  )
  return {
    ...{ index, answers, outcome, controller, reported },
    /** Whether the payment is still undecided after further polls. */
    async isPending() {
      const before = index.calls.length
      await expect.poll(() => index.calls.length, { timeout: 10_000 }).toBeGreaterThan(before + 6)
      return (await Promise.race([settled, Promise.resolve(false)])) === false
    },
    async [Symbol.asyncDispose]() {
      controller.abort()
      await settled
      await index[Symbol.asyncDispose]()
    },
  }
}

test('default: once it is in a block', async () => {
  await using page = await open({ [`GET /tx/${hash}`]: createAnswer(hash) })
  expect(await page.isPending()).toBe(true)
  page.answers[`GET /tx/${hash}`] = createAnswer(hash, { isConfirmed: true })
  expect(await page.outcome).toEqual({ status: 'confirmed', hash })
})

test('behavior: nothing is decided by an index that does not know it, or breaks', async () => {
  await using page = await open()
  expect(await page.isPending()).toBe(true)
  for (const broken of [
    500,
    'nonsense',
    {},
    { txid: other },
    { ...createAnswer(hash), vout: [{}] },
  ]) {
    page.answers[`GET /tx/${hash}`] = broken
    expect(await page.isPending()).toBe(true)
  }
  page.answers[`GET /tx/${hash}`] = createAnswer(hash, { isConfirmed: true })
  expect(await page.outcome).toEqual({ status: 'confirmed', hash })
})

test.each([
  [
    'replaced',
    other,
    createAnswer(other, { isConfirmed: true, paid: [[payers.wpkh.address, 34_000]] }),
  ],
  ['confirmed', other, createAnswer(other, { isConfirmed: true })],
])('behavior: %s by what spends its coin', async (status, id, spender) => {
  await using page = await open({ [`GET /tx/${hash}`]: createAnswer(hash) })
  expect(await page.isPending()).toBe(true)
  page.answers[`GET /tx/${hash}`] = 404
  expect(await page.isPending()).toBe(true)
  // A replacement spends the coin, then is confirmed.
  page.answers[spends] = [{ spent: false }, { spent: true, txid: id, status: { confirmed: false } }]
  page.answers[`GET /tx/${id}`] = spender
  expect(await page.isPending()).toBe(true)
  page.answers[spends] = [{ spent: false }, { spent: true, txid: id, status: { confirmed: true } }]
  expect(await page.outcome).toEqual({ status, hash: id })
})

test('behavior: after a reload, a coin that was known tells what took its place', async () => {
  const spent = { spent: true, txid: other, status: { confirmed: true } }
  const answers = {
    [spends]: [{ spent: false }, spent],
    [`GET /tx/${other}`]: createAnswer(other, {
      isConfirmed: true,
      paid: [[payers.wpkh.address, 34_000]],
    }),
  }
  await using lost = await open(answers)
  expect(await lost.isPending()).toBe(true)
  for (const nonsense of [{ txid: 'c', vout: 1 }, { txid: coin.txid }, { ...coin, vout: -1 }]) {
    await using page = await open(answers, nonsense)
    expect(await page.isPending()).toBe(true)
  }
  await using page = await open(answers, { ...coin })
  expect(await page.outcome).toEqual({ status: 'replaced', hash: other })
})

test('behavior: a coin is told once it is known, once', async () => {
  await using page = await open()
  expect(await page.isPending()).toBe(true)
  expect(page.reported).toEqual([])
  page.answers[`GET /tx/${hash}`] = createAnswer(hash)
  expect(await page.isPending()).toBe(true)
  expect(page.reported).toEqual([coin])
})

test.each([
  ['less', [[to, 29_999]]],
  ['more', [[to, 30_001]]],
  [
    'twice',
    [
      [to, 30_000],
      [to, 1],
    ],
  ],
  ['to somebody else', [[payers.sh.address, 30_000]]],
] as const)('behavior: altered where the wallet paid %s', async (_row, paid) => {
  await using page = await open({
    [`GET /tx/${hash}`]: createAnswer(hash, { isConfirmed: true, paid }),
  })
  expect(await page.outcome).toEqual({ status: 'altered', hash })
})

test.each<[string, TrackingData, object, string]>([
  [
    'in a block after the request',
    { height: 100, waiting: '' },
    { block_height: 101 },
    'confirmed',
  ],
  ['in the block of the request', { height: 100, waiting: '' }, { block_height: 100 }, 'unproven'],
  ['in a block that is not told', { height: 100, waiting: '' }, {}, 'unproven'],
  ['that waited', { height: 100, waiting: `${other} ${hash}` }, { block_height: 101 }, 'unproven'],
  ['where the index told nothing', { height: -1, waiting: '' }, { block_height: 101 }, 'unproven'],
  ['where nonsense is stored', { height: '100', waiting: 5 }, { block_height: 101 }, 'unproven'],
  ['that spends its coin', coin, {}, 'confirmed'],
  ['that spends another coin', { ...coin, vout: 2 }, {}, 'unproven'],
  ['that spends a coin of another', { ...coin, txid: other }, {}, 'unproven'],
])('behavior: a transaction %s', async (_row, trackingData, status, end) => {
  const answer = createAnswer(hash, { isConfirmed: true })
  const known = { ...answer, status: { ...answer.status, ...status } }
  await using page = await open({ [`GET /tx/${hash}`]: known }, trackingData)
  expect(await page.outcome).toEqual({ status: end, hash })
})

test('behavior: what waited before the request is not believed while it waits', async () => {
  const waiting = { [`GET /tx/${hash}`]: createAnswer(hash) }
  await using page = await open(waiting, { height: 100, waiting: hash })
  expect(await page.outcome).toEqual({ status: 'unproven', hash })
})

test('behavior: what the index had before the request stays when a coin is told', async () => {
  const before = { height: 100, waiting: other }
  await using page = await open({ [`GET /tx/${hash}`]: createAnswer(hash) }, before)
  expect(await page.isPending()).toBe(true)
  expect(page.reported).toEqual([{ ...before, ...coin }])
})

test('behavior: ends with the reason of the signal', async () => {
  await using page = await open()
  expect(await page.isPending()).toBe(true)
  const reason = new Error('Enough.')
  page.controller.abort(reason)
  await expect(page.outcome).rejects.toBe(reason)
  const { length } = page.index.calls
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page.index.calls.length - length).toBeLessThanOrEqual(1)
})
