// @vitest-environment node

import type { DecodedPayment, PreparedPayment } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { openTransfers } from '../test/openTransfers.ts'
import { payers } from '../test/payers.ts'
import { startIndex } from '../test/startIndex.ts'
import { amount, changeInput, receiver, tamperings } from '../test/tamperings.ts'
import type { PsbtPayload } from './payload.ts'

/** Prepares a payment of 30,000 satoshis from two coins of 20,000. */
async function prepare(parameters: { kind?: keyof typeof payers; to?: string } = {}) {
  const { kind = 'wpkh', to = receiver } = parameters
  const account = payers[kind]
  await using index = await startIndex({
    'GET /fee-estimates': { 3: 5 },
    [`GET /address/${account.address}/utxo`]: [1, 2].map((digit) => ({
      ...{ txid: `${digit}`.repeat(64), vout: digit, value: 20_000 },
    })),
  })
  const page = openTransfers({ accounts: [account], urls: [index.url] })
  const prepared = await page.transfers.prepare(page.pay({ to, amount }))
  return { ...page, prepared, payload: prepared.payload as PsbtPayload }
}

test.each(['wpkh', 'sh', 'tr'] as const)('default: from %s', async (kind) => {
  const { transfers, network, prepared, payload } = await prepare({ kind })
  const { fee } = prepared
  expect(fee?.expected).toBeGreaterThan(0n)
  const decoded = await transfers.decode({ payload, network })
  expect(decoded).toEqual({
    ...{ from: payers[kind].address, to: receiver, amount, chain: undefined },
    feeLimit: fee?.limit,
  })
  expect(findDifference(decoded, prepared)).toBeUndefined()
})

test('behavior: what is paid to oneself is told from the change', async () => {
  const { address: to } = payers.wpkh
  const { transfers, network, payload } = await prepare({ to })
  expect(await transfers.decode({ payload, network })).toMatchObject({ from: to, to, amount })
})

test('behavior: what a wallet pays by itself', async () => {
  const { transfers, network } = await prepare()
  const payload = { recipient: receiver, amount: 5n }
  expect(await transfers.decode({ payload, network })).toEqual({
    ...{ from: undefined, to: receiver, amount: 5n, chain: undefined, feeLimit: undefined },
  })
})

test('behavior: there are tamperings enough', () => {
  expect(new Set(tamperings.map(([row]) => row)).size).toBeGreaterThanOrEqual(60)
})

test.each(tamperings)('error: PAYMENT_ALTERED, %s', async (_row, tamper) => {
  const { transfers, network, prepared, payload } = await prepare()
  const judge = async (given: unknown) =>
    findDifference(await transfers.decode({ payload: given, network }), prepared)
  expect(await judge(payload)).toBeUndefined()
  // A valid payment that is not the intended one must differ from it.
  const difference = judge(tamper(payload)).catch((error: { code: unknown }) => error.code)
  expect(await difference).toMatch(/^(?:PAYMENT_ALTERED|to|amount|feeLimit)$/)
})

test.each([
  ['sh', { redeemScript: Uint8Array.of(0, 20, ...new Uint8Array(20)) }],
  ['sh', { redeemScript: Uint8Array.of(0x51) }],
  ['sh', { redeemScript: undefined }],
  ['tr', { tapInternalKey: new Uint8Array(32).fill(2) }],
  ['tr', { tapInternalKey: undefined }],
  ['tr', { tapMerkleRoot: new Uint8Array(32) }],
] as const)('error: PAYMENT_ALTERED, another way to spend from %s', async (kind, fields) => {
  const { transfers, network, payload } = await prepare({ kind })
  const changed = changeInput(fields)(payload)
  await expect(transfers.decode({ payload: changed, network })).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
  })
})

/** Compares as the request pipeline does. */
function findDifference(
  { from, to, amount: paid, feeLimit = 0n }: DecodedPayment,
  { payment, fee }: PreparedPayment,
): string | undefined {
  if (from !== undefined && from !== payment.address) return 'from'
  if (to !== payment.to) return 'to'
  if (paid !== payment.amount) return 'amount'
  return feeLimit > (fee?.limit ?? 0n) ? 'feeLimit' : undefined
}
