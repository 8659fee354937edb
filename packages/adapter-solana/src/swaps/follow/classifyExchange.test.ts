// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { account, thief, usdc, wsol } from '../../test/createSwapParts.ts'
import type { Holding } from '../holdings/holding.ts'
import { classifyExchange } from './classifyExchange.ts'
import type { Receipt } from './fetchReceipt.ts'

const hash = 'hash'
const coin = { symbol: 'SOL', decimals: 9 }
const token = { address: usdc, symbol: 'USDC', decimals: 6 }
const swap = {
  ...{ address: account, amount: 100n, source: coin },
  target: token,
}
const hold = (lamports: bigint, mint?: string, amount = 0n): Holding => ({
  ...{ lamports, token: mint === undefined ? undefined : { mint, amount } },
})
const receiptOf = (coins: bigint, tokens: bigint, parts: Partial<Receipt> = {}): Receipt => ({
  ...{ payer: account, blockhash: 'asked', fee: 5n },
  before: [hold(1000n), hold(9n, usdc, 0n)],
  after: [hold(1000n - 5n - coins), hold(9n, usdc, tokens)],
  ...parts,
})
const judge = (receipt: Receipt, asked: { blockhash?: string } = { blockhash: 'asked' }) =>
  classifyExchange({ hash, swap, minReceived: 40n, receipt, blockhash: asked.blockhash })

test('default: what arrived is what is said', () => {
  const confirmed = (received: bigint) => ({ status: 'confirmed', hash, received })
  expect(judge(receiptOf(100n, 40n))).toEqual(confirmed(40n))
  expect(judge(receiptOf(99n, 41n))).toEqual(confirmed(41n))
  expect(judge(receiptOf(100n, 40n, { blockhash: 'any' }), {})).toEqual(judge(receiptOf(100n, 40n)))
})

test.each<[string, Receipt, string]>([
  ['more was taken', receiptOf(101n, 40n), 'altered'],
  ['less arrived', receiptOf(100n, 39n), 'altered'],
  ['nothing happened', receiptOf(0n, 0n), 'altered'],
  ['another blockhash', receiptOf(100n, 40n, { blockhash: 'earlier' }), 'unproven'],
  ['somebody else’s', receiptOf(100n, 40n, { payer: thief }), 'unproven'],
  ['without a payer', receiptOf(100n, 40n, { payer: undefined }), 'unproven'],
])('error: %s', (_, receipt, status) => {
  expect(judge(receipt)).toEqual({ status, hash })
})

test('behavior: unwrapping also gives back what came in between, one for one', () => {
  const unwrap = { ...swap, source: { ...token, address: wsol }, target: coin }
  const receipt: Receipt = {
    ...{ payer: account, blockhash: 'asked', fee: 5n },
    before: [hold(1000n), hold(9n + 130n, wsol, 130n)],
    after: [hold(1000n - 5n + 9n + 130n)],
  }
  const parameters = { hash, swap: unwrap, minReceived: 100n, receipt, blockhash: 'asked' }
  expect(classifyExchange(parameters)).toMatchObject({ status: 'confirmed', received: 130n })
  const short = { ...receipt, after: [hold(1000n - 5n + 9n + 129n)] }
  expect(classifyExchange({ ...parameters, receipt: short })).toMatchObject({ status: 'altered' })
})

test('property: confirmed exactly if no more is gone and no less has come', () => {
  const amounts = fc.bigInt({ min: 0n, max: 200n })
  fc.assert(
    fc.property(amounts, amounts, (taken, received) => {
      const isKept = taken <= 100n && received >= 40n
      expect(judge(receiptOf(taken, received)).status).toBe(isKept ? 'confirmed' : 'altered')
    }),
  )
})
