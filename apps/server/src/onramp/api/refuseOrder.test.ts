import { expect, test } from 'vitest'
import { refuseOrder } from './refuseOrder.ts'

test.each([
  ['Amount is below the minimum', 'AMOUNT_OUTSIDE', /limits/],
  ['buy_limit_exceeded', 'AMOUNT_OUTSIDE', /limits/],
  ['country not supported', 'NOT_OFFERED', /region/],
  ['Customer IP is in a location that is not served', 'NOT_OFFERED', /region/],
  ['unknown asset', 'NOT_OFFERED', /another provider, cryptocurrency or payment method/],
])('default: %s is %s', (text, code, detail) => {
  const problem = refuseOrder({ name: 'MoonPay', text })
  expect([problem.code, problem.status]).toEqual([code, 422])
  expect(problem.message).toMatch(detail)
})

test('behavior: the words of the provider are not repeated', () => {
  const text = '<b>0x70997970C51812dc3A010C7d01b50e0d17dc79C8</b>'
  expect(JSON.stringify(refuseOrder({ name: 'MoonPay', text }))).not.toContain('0x7099')
})
