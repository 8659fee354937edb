import { expect, test } from 'vitest'
import { readDelegations, readTransaction } from './readTransaction.ts'

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const opaque = [{ kind: 'opaque', reason: 'data' }]
const pay = (amount: bigint) => [{ kind: 'transfer', token: undefined, amount, to }]
const read = (value: unknown) => readTransaction(value, account)

test.each<[string, unknown, bigint]>([
  ['no amount', undefined, 0n],
  ['nothing', null, 0n],
  ['an empty amount', '0x', 0n],
  ['hex', '0xff', 255n],
  ['upper case', '0xFF', 255n],
  ['decimal', '12', 12n],
  ['a number', 7, 7n],
  ['zero', 0, 0n],
  ['a bigint', 7n, 7n],
  ['a bigint of nothing', 0n, 0n],
  ['all there can be', `0x${'f'.repeat(64)}`, (1n << 256n) - 1n],
])('default: %s', (_, value, amount) => {
  expect(read({ to, value })).toEqual(pay(amount))
})

test.each<[string, unknown]>([
  ['less than nothing', -1],
  ['a bigint below nothing', -1n],
  ['half', 0.5],
  ['more than is exact', 2 ** 53],
  ['a text', 'one'],
  ['hex and more', '0xffz'],
  ['decimal and more', '12x'],
  ['more before', 'x0xff'],
  ['too long', `0x${'f'.repeat(65)}`],
  ['a list', ['0x1']],
])('behavior: an amount that is none: %s', (_, value) => {
  expect(read({ to, value })).toEqual(opaque)
})

test('behavior: no receiver creates a contract', () => {
  for (const receiver of [undefined, null, ''])
    expect(read({ to: receiver, data: '0x60' })).toEqual([{ kind: 'deploy', value: 0n }])
})

test.each<[string, object]>([
  ['a name', { to: 'vitalik.eth' }],
  ['a longer address', { to: `${to}00` }],
  ['something before it', { to: ` ${to}` }],
  ['a number as the receiver', { to: 7 }],
  ['an address in a list', { to: [to] }],
  ['half a byte', { to, data: '0x123' }],
  ['no hex', { to, data: '0xzz' }],
  ['something before the data', { to, data: ' 0x12' }],
  ['bytes in a list', { to, data: ['0x12'] }],
  ['both names with two meanings', { to, data: '0x12345678', input: '0x' }],
])('behavior: what is no transaction: %s', (_, transaction) => {
  expect(read(transaction)).toEqual(opaque)
})

test('behavior: no object at all', () => {
  for (const value of [undefined, null, '0x', 7, []]) expect(read(value)).toEqual(opaque)
})

test('behavior: authorizations under each of their names, also beside what cannot be read', () => {
  for (const name of ['authorizationList', 'authorization', 'eip7702Auth']) {
    const delegate = { kind: 'delegate', to }
    expect(read({ to, [name]: [{ address: to.toUpperCase().replace('X', 'x') }] })).toEqual([
      delegate,
      ...pay(0n),
    ])
    expect(read({ to: 'vitalik.eth', [name]: { address: to } })).toEqual([delegate, ...opaque])
  }
})

test('behavior: one authorization, several, and what is none', () => {
  const zero = `0x${'0'.repeat(40)}`
  expect(readDelegations(undefined)).toEqual([])
  expect(readDelegations(null)).toEqual([])
  expect(readDelegations([])).toEqual([])
  expect(readDelegations({ contractAddress: to, address: zero })).toEqual([
    { kind: 'delegate', to },
  ])
  expect(readDelegations([{ address: zero }, { address: to }])).toEqual([
    { kind: 'clearDelegate' },
    { kind: 'delegate', to },
  ])
  for (const value of [{}, 7, { address: 7 }, { address: [to] }, { address: `${to}0` }])
    expect(readDelegations(value)).toEqual(opaque)
})
