import { expect, test } from 'vitest'
import { readTransaction } from './readTransaction.ts'

const from = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

test('default', () => {
  expect(readTransaction([{ from, to }])).toMatchObject({
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ...{ value: 0n, data: '0x', gas: undefined, nonce: undefined },
  })
})

test('parameters: quantities', () => {
  const quantities = {
    value: '0x0a',
    gas: '0x5208',
    nonce: '0x2',
    maxFeePerGas: '0x3',
    type: '0x2',
  }
  expect(readTransaction([{ from, to, ...quantities }])).toMatchObject({
    ...{ value: 10n, gas: 21_000n, nonce: 2, maxFeePerGas: 3n },
  })
  expect(readTransaction([{ from, to, gasLimit: '0x5208' }])).toMatchObject({ gas: 21_000n })
})

test('parameters: data or input', () => {
  expect(readTransaction([{ from, to, input: '0xab' }])).toMatchObject({ data: '0xab' })
  expect(readTransaction([{ from, to, data: '0xab', input: '0xAB' }])).toMatchObject({
    data: '0xab',
  })
  expect(readTransaction([{ from, data: '0xab' }])).toMatchObject({ to: null })
})

test.each([
  { params: undefined },
  { params: [] },
  { params: [null] },
  { params: [{ to }] },
  { params: [{ from: '0x1', to }] },
  { params: [{ from }] },
  { params: [{ from, to, value: 1 }] },
  { params: [{ from, to, value: '1' }] },
  { params: [{ from, to, value: '0x' }] },
  { params: [{ from, to, value: `0x1${'0'.repeat(64)}` }] },
  { params: [{ from, to, data: '0x1' }] },
  { params: [{ from, to, data: '0xab', input: '0xcd' }] },
  { params: [{ from, to, gasPrice: '0x1', maxFeePerGas: '0x1' }] },
  { params: [{ from, to, type: '0x3' }] },
  { params: [{ from, to, accessList: {} }] },
  { params: [{ from, to, accessList: [{ address: to }] }] },
])('error: $params', ({ params }) => {
  expect(() => readTransaction(params)).toThrow('Invalid parameters')
})
