import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { readPayment } from './readPayment.ts'

const [from, to, token] = ['11', '22', 'aB'].map((byte) => `0x${byte.repeat(20)}`) as [
  Hex,
  Hex,
  Hex,
]
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Hex => `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
const amount = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })

test('property: what viem writes for a payment is read as that payment', () => {
  fc.assert(
    fc.property(address, address, amount, (receiver, contract, value) => {
      const args = [receiver, value] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
      const call = { to: contract, value: '0x0', data }
      expect(readPayment(call, from)).toEqual({
        ...{ from, to: receiver, token: contract, amount: value, data },
        call: { from, ...call },
      })
      const hex = `0x${value.toString(16)}`
      expect(readPayment({ to: receiver, value: hex, data: '0x' }, from)).toEqual({
        ...{ from, to: receiver, token: undefined, amount: value, data: undefined },
        call: { from, to: receiver, value: hex },
      })
    }),
  )
})

const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
test.each([
  ['nothing', { to, value: '0x0', data: '0x' }],
  ['no tokens', { to: token, value: '0x0', data: `${data.slice(0, -1)}0` }],
  ['tokens with coins', { to: token, value: '0x1', data }],
  ['tokens with more data', { to: token, value: '0x0', data: `${data}00` }],
  ['coins with data', { to, value: '0x1', data: '0x12' }],
  ['a contract that is created', { value: '0x1', data: '0x' }],
])('behavior: %s is no payment', (_, call) => {
  expect(readPayment(call, from)).toBeUndefined()
})

test('behavior: addresses are in lower case', () => {
  expect(readPayment({ to: token, value: '0x1', data: '0x' }, from)).toMatchObject({
    to: token.toLowerCase(),
  })
})
