import { expect, test } from 'vitest'
import { createMessageReader, type MessageReader } from './createMessageReader.ts'

const address = '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const reader = createMessageReader({
  ...{ address, text: 'Hello', yes: true, one: 1, big: 5n, decimal: '12', hex: '0xfF' },
  ...{ data: '0xAb', none: '0x', inner: { id: 1 }, list: [{ id: 1 }, { id: 2 }] },
})

test('default: each member, by its type', () => {
  expect(reader.address('address')).toBe(address.toLowerCase())
  expect(['data', 'none'].map(reader.bytes)).toEqual(['0xab', '0x'])
  expect(['one', 'big', 'decimal', 'hex'].map(reader.number)).toEqual([1n, 5n, 12n, 255n])
  expect(reader.isTrue('yes')).toBe(true)
  expect(reader.inner('inner').number('id')).toBe(1n)
  expect(reader.list('list').map((one) => one.number('id'))).toEqual([1n, 2n])
})

type MemberType = Exclude<keyof MessageReader, 'inner'>

test.each<[MemberType, unknown]>([
  ...([undefined, 5, address.slice(2), `${address}0`, ` ${address}`, [address]] as const).map(
    (value) => ['address', value] as [MemberType, unknown],
  ),
  ...([undefined, 5, '0xabc', '0xab ', ' 0xab', 'ab', ['0xab']] as const).map(
    (value) => ['bytes', value] as [MemberType, unknown],
  ),
  ...(
    [undefined, '', 'a', '01', '-1', '1.5', 1.5, 2 ** 53, '0x', ' 1', '1 ', ['1'], true] as const
  ).map((value) => ['number', value] as [MemberType, unknown]),
  ...['9'.repeat(79), `0x${'f'.repeat(65)}`].map(
    (value) => ['number', value] as [MemberType, unknown],
  ),
  ...([undefined, 1, 'true', null] as const).map(
    (value) => ['isTrue', value] as [MemberType, unknown],
  ),
  ...([undefined, { length: 1 }, 'ab'] as const).map(
    (value) => ['list', value] as [MemberType, unknown],
  ),
])('error: no %s: %j', (way, value) => {
  expect(() => createMessageReader({ value })[way]('value')).toThrow('No value')
})

test('error: members that are missing, or of all objects, and messages that are none', () => {
  expect(() => reader.address('other')).toThrow('No other')
  expect(() => createMessageReader({}).isTrue('constructor')).toThrow('No constructor')
  for (const message of [undefined, null, 'text', 5])
    expect(() => createMessageReader(message).number('id')).toThrow('No id')
  expect(() => reader.inner('text').number('length')).toThrow('No length')
})
