// @vitest-environment node
import { base64 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPaymentParts } from '../test/createPaymentParts.ts'
import { decodePayload } from './decodePayload.ts'
import { requireUnaltered } from './requireUnaltered.ts'

const { payment, budget, open, move, transfer, write, claim, blockhash, from } =
  createPaymentParts()
const bytes = write([...budget, open, move])
const toPayload = (transaction: Uint8Array) => ({
  ...{ transaction: base64.encode(transaction), token: claim },
})

test('default', async () => {
  const { payment: read } = await decodePayload(toPayload(bytes))
  expect(read).toEqual({
    ...{ from, to: claim.owner, token: payment.asset.address, amount: payment.amount },
    ...{ program: claim.program, decimals: 6, feeLimit: 5400n, chain: undefined },
  })
  const coin = await decodePayload({ transaction: base64.encode(write([transfer])) })
  expect(coin).toMatchObject({ blockhash, payment: { token: undefined, feeLimit: 5000n } })
})

test('behavior: of every bit that is changed, only the blockhash and a lower fee are of no concern', async () => {
  const fee = { expected: 5400n, limit: 5400n }
  const hashAt = 69 + 32 * (bytes[68] ?? 0)
  // After the blockhash: the number of instructions, then the two of the budget with three bytes
  // and a value each.
  const [units, price] = [hashAt + 33 + 3, hashAt + 33 + 3 + 5 + 3]
  const isHarmless = (at: number) =>
    (at >= hashAt && at < hashAt + 32) ||
    (at > units && at < units + 5) ||
    (at > price && at < price + 9)
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = bytes.map((byte, index) => (index === at ? byte ^ (1 << (at % 8)) : byte))
    const prepared = { payment, payload: toPayload(changed), fee, notes: [] }
    const code = await requireUnaltered(prepared).then(
      () => 'unaltered',
      (error) => error.code,
    )
    if (code !== 'PAYMENT_ALTERED') expect([code, isHarmless(at)]).toEqual(['unaltered', true])
  }
})

test('property: garbage is altered, and nothing else goes wrong', async () => {
  const text = fc.oneof(fc.string(), fc.uint8Array({ maxLength: 300 }).map(base64.encode))
  const token = fc.oneof(fc.constant(claim), fc.anything())
  const payload = fc.oneof(fc.anything(), fc.record({ transaction: text, token }))
  await fc.assert(
    fc.asyncProperty(payload, async (given) => {
      await expect(decodePayload(given)).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
    }),
    { numRuns: 500 },
  )
})
