import type { Payment } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { toTransfer } from './toTransfer.ts'

const { chain, network } = createFakeNode()
const [from, to, token] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`)
const payment: Payment = {
  ...{ network, address: from ?? '', to: to ?? '', amount: 255n },
  asset: { symbol: 'ETH', decimals: 18 },
}
const ofToken = { ...payment, asset: { symbol: 'TKN', decimals: 6, address: token } }

test('default', () => {
  expect(toTransfer(chain, payment).call).toEqual({ from, to, value: '0xff' })
})

test('behavior: a token', () => {
  const data = `0xa9059cbb${'2'.repeat(40).padStart(64, '0')}${'ff'.padStart(64, '0')}`
  expect(toTransfer(chain, ofToken).call).toEqual({ from, to: token, value: '0x0', data })
})

test.each([0n, -1n, 2n ** 256n, 5, '5', Number.NaN, undefined])(
  'error: an amount of %s',
  (amount) => {
    expect(() => toTransfer(chain, { ...payment, amount: amount as bigint })).toThrow(
      expect.objectContaining({ code: 'REQUEST_NOT_ALLOWED' }),
    )
  },
)

test.each(['', `0x${'0'.repeat(40)}`, '2'.repeat(40), 'name.eth', '0x12'])(
  'error: %j as an address',
  (text) => {
    const refused = expect.objectContaining({ code: 'CAIP_ADDRESS_INVALID' })
    expect(() => toTransfer(chain, { ...payment, to: text })).toThrow(refused)
    expect(() => toTransfer(chain, { ...payment, address: text })).toThrow(refused)
    const asset = { ...ofToken.asset, address: text }
    expect(() => toTransfer(chain, { ...payment, asset })).toThrow(refused)
  },
)
