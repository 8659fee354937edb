import type { Payment } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { createHostileValues } from '@cleat/core/test/createHostileValues'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { decodePayload } from './decodePayload.ts'
import { toTransfer } from './prepare/toTransfer.ts'

const { chain, network } = createFakeNode()
const fees = { gas: '0xc350', maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' }
const decode = (payload: unknown) => decodePayload(chain, payload)

const hex = (size: number) =>
  fc
    .uint8Array({ minLength: size, maxLength: size })
    .map((bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
const address = hex(20)
  .filter((digits) => !/^0+$/.test(digits))
  .map((digits) => `0x${digits}`)
const payments: fc.Arbitrary<Payment> = fc
  .record({
    ...{ from: address, to: address, token: fc.option(address, { nil: undefined }) },
    amount: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
  })
  .map(({ from, to, token, amount }) => ({
    ...{ network, address: from, to, amount },
    asset: { symbol: 'TKN', decimals: 6, ...(token ? { address: token } : {}) },
  }))
const toPayload = (payment: Payment): { readonly [key: string]: string | undefined } => ({
  ...toTransfer(chain, payment).call,
  ...fees,
  chainId: '0x1',
})

function codeOf(payload: unknown): unknown {
  try {
    return decode(payload)
  } catch (error) {
    return isCleatError(error) ? error.code : error
  }
}

test('property: what was written is what is read', () => {
  fc.assert(
    fc.property(payments, (payment) => {
      const decoded = decode(toPayload(payment))
      expect(decoded).toEqual({
        from: chain.toAddress(payment.address),
        to: chain.toAddress(payment.to),
        ...(payment.asset.address ? { token: chain.toAddress(payment.asset.address) } : {}),
        ...{ amount: payment.amount, chain: '1', feeLimit: 50_000n * 2_000_000_000n },
      })
    }),
  )
})

test('property: one letter changed is another payment, or none', () => {
  const change = fc.record({
    key: fc.constantFrom('from', 'to', 'value', 'data', 'chainId', 'gas', 'maxFeePerGas'),
    at: fc.nat(),
    letter: fc.constantFrom(...'0123456789abcdefx- '),
  })
  fc.assert(
    fc.property(payments, change, (payment, { key, at, letter }) => {
      const payload = toPayload(payment)
      const text = payload[key]
      if (text === undefined) return
      const place = at % text.length
      const changed = text.slice(0, place) + letter + text.slice(place + 1)
      if (changed.toLowerCase() === text.toLowerCase()) return
      const after = codeOf({ ...payload, [key]: changed })
      if (after !== 'PAYMENT_ALTERED') expect(after).not.toEqual(decode(payload))
    }),
    { numRuns: 2000 },
  )
})

test('property: whatever is given, it is a payment or refused', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (given) => {
      expect(codeOf(given)).toBe('PAYMENT_ALTERED')
    }),
  )
})

test.each(createHostileValues())('behavior: %s is refused', (_, value) => {
  expect(codeOf(value)).toBe('PAYMENT_ALTERED')
})

test('behavior: what has one price, and what a frozen object without a prototype says', () => {
  const {
    maxFeePerGas: _,
    maxPriorityFeePerGas: __,
    ...rest
  } = toPayload({
    ...{ network, address: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}`, amount: 5n },
    asset: { symbol: 'ETH', decimals: 18 },
  })
  const payload = Object.freeze(Object.assign(Object.create(null), rest, { gasPrice: '0x2' }))
  expect(decode(payload)).toMatchObject({ amount: 5n, feeLimit: 100_000n })
})
