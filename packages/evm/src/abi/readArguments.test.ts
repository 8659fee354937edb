import { isCleatError } from '@cleat/core/adapter'
import { expectLinear } from '@cleat/core/test/expectLinear'
import fc from 'fast-check'
import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { digits } from '../test/swaps/swapArbitraries.ts'
import { readArguments } from './readArguments.ts'

const word = (value: bigint | number) => value.toString(16).padStart(64, '0')
const shape = {
  id: 'uint24',
  names: [{ name: 'bytes', isOpen: 'bool' }],
  route: { from: 'address', mark: 'word', steps: ['bytes'] },
  pair: { one: 'uint256', other: 'uint8' },
  note: 'bytes',
} as const
const types = parseAbiParameters([
  'uint24, Name[], Route, Pair, string',
  'struct Name { bytes name; bool isOpen; }',
  'struct Route { address from; bytes32 mark; bytes[] steps; }',
  'struct Pair { uint256 one; uint8 other; }',
])

const text = digits({ maxLength: 70 })
const given = fc.record({
  id: fc.bigInt({ min: 0n, max: 2n ** 24n - 1n }),
  names: fc.array(fc.record({ name: text, isOpen: fc.boolean() }), { maxLength: 4 }),
  route: fc.record({
    from: digits(20).map((address) => `0x${address}` as const),
    mark: digits(32),
    steps: fc.array(text, { maxLength: 4 }),
  }),
  pair: fc.record({
    one: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    other: fc.bigInt({ min: 0n, max: 255n }),
  }),
  note: fc.string({ maxLength: 40 }).map((value) => Buffer.from(value).toString('hex')),
})

function encode({
  id,
  names,
  route,
  pair,
  note,
}: typeof given extends fc.Arbitrary<infer value> ? value : never): string {
  return encodeAbiParameters(types, [
    Number(id),
    names.map(({ name, isOpen }) => ({ name: `0x${name}` as const, isOpen })),
    {
      from: route.from,
      mark: `0x${route.mark}`,
      steps: route.steps.map((step) => `0x${step}` as const),
    },
    { one: pair.one, other: Number(pair.other) },
    Buffer.from(note, 'hex').toString(),
  ]).slice(2)
}

const fieldOf = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return isCleatError(error, 'PAYMENT_ALTERED') ? error.context.field : error
  }
}

test.each(['canonical', 'loose'] as const)('property: what viem encodes is read, %s', (layout) => {
  fc.assert(
    fc.property(given, (value) => {
      expect(readArguments(encode(value), shape, layout)).toEqual(value)
    }),
  )
})

const bytes = { one: 'bytes', other: 'bytes' } as const
const [ab, cd] = ['ab', 'cd'].map((byte) => word(1) + byte.padEnd(64, '0'))

test('behavior: another order is loose', () => {
  const turned = `${word(128)}${word(64)}${cd}${ab}`
  expect(readArguments(turned, bytes, 'loose')).toEqual({ one: 'ab', other: 'cd' })
  expect(fieldOf(() => readArguments(turned, bytes))).toBe('data')
})

test.each([0, 1, 4, 64])('behavior: a mark of %i bytes at the end is loose', (size) => {
  const marked = `${word(64)}${word(128)}${ab}${cd}${'8b'.repeat(size)}`
  expect(readArguments(marked, bytes, 'loose')).toEqual({ one: 'ab', other: 'cd' })
  if (size > 0) expect(fieldOf(() => readArguments(marked, bytes))).toBe('data')
})

test.each([
  ['the same bytes twice', `${word(64)}${word(64)}${ab}`],
  ['bytes within others', `${word(64)}${word(96)}${word(64)}${word(1)}${'ab'.padEnd(64, '0')}`],
  ['bytes in the head', `${word(32)}${word(64)}${word(0)}`],
  ['a mark of 65 bytes', `${word(64)}${word(128)}${ab}${cd}${'8b'.repeat(65)}`],
  ['an offset past the end', `${word(64)}${word(192)}${ab}${cd}`],
  ['an offset far away', `${word(64)}${word(2n ** 256n - 128n)}${ab}${cd}`],
  ['a length past the end', `${word(64)}${word(128)}${ab}${word(33)}${'0'.repeat(64)}`],
  ['a length without an end', `${word(64)}${word(128)}${ab}${word(2n ** 256n - 1n)}`],
  ['bytes that are cut', `${word(64)}${word(128)}${ab}${word(1)}cd`],
  ['no length', `${word(64)}${word(128)}${ab}`],
  [
    'something after short bytes',
    `${word(64)}${word(128)}${ab}${word(1)}cd${'1'.padStart(62, '0')}`,
  ],
  ['nothing', ''],
  ['half a head', word(64)],
])('error: %s', (_, input) => {
  expect(fieldOf(() => readArguments(input, bytes, 'loose'))).toBe('data')
  expect(fieldOf(() => readArguments(input, bytes))).toBe('data')
})

test.each([
  ['an address', 'address', 2n ** 160n - 1n],
  ['a boolean', 'bool', 1n],
  ['a small number', 'uint8', 255n],
  ['a number', 'uint24', 2n ** 24n - 1n],
  ['a large number', 'uint160', 2n ** 160n - 1n],
] as const)('error: %s that is too long', (_, type, most) => {
  expect(fieldOf(() => readArguments(word(most), { value: type }))).not.toBe('data')
  expect(fieldOf(() => readArguments(word(most + 1n), { value: type }))).toBe('data')
})

test.each([0n, 1n, 2n ** 23n - 1n, -1n, -(2n ** 23n)])('behavior: %i with a sign', (value) => {
  const digits = word(BigInt.asUintN(256, value))
  expect(readArguments(digits, { value: 'int24' })).toEqual({ value })
})

test.each([2n ** 23n, -(2n ** 23n) - 1n, 2n ** 255n])('error: %i is too long', (value) => {
  const digits = word(BigInt.asUintN(256, value))
  expect(fieldOf(() => readArguments(digits, { value: 'int24' }))).toBe('data')
})

test('behavior: a list of nothing', () => {
  expect(readArguments(`${word(32)}${word(0)}`, { list: ['bytes'] })).toEqual({ list: [] })
  expect(fieldOf(() => readArguments(`${word(32)}${word(1)}`, { list: ['bytes'] }))).toBe('data')
})

test('error: the same bytes twice, where as many others are not read', () => {
  const shared = `${word(64)}${word(64)}${ab}${'8b'.repeat(64)}`
  expect(fieldOf(() => readArguments(shared, bytes, 'loose'))).toBe('data')
})

test('error: a gap is no canonical layout, whatever the end is', () => {
  const gap = `${word(64)}${word(160)}${ab}${word(0)}${cd}`
  expect(fieldOf(() => readArguments(gap, bytes))).toBe('data')
  expect(readArguments(gap, bytes, 'loose')).toEqual({ one: 'ab', other: 'cd' })
})

test('behavior: lists that many offsets share are not read again and again', async () => {
  const run = (size: number) => {
    const outer = word(32) + word(size) + word(size * 32).repeat(size)
    const inner = word(size) + word(7).repeat(size)
    return fieldOf(() => readArguments(outer + inner, { lists: [['uint256']] }, 'loose'))
  }
  expect(run(10)).toBe('data')
  await expectLinear(run, { size: 2000 })
})

test('behavior: bytes that many offsets share are not read again and again', async () => {
  const run = (size: number) => {
    const list = word(32) + word(size) + word(size * 32).repeat(size)
    const shared = word(size * 32) + 'ab'.repeat(size * 32)
    return fieldOf(() => readArguments(list + shared, { list: ['bytes'] }, 'loose'))
  }
  expect(run(10)).toBe('data')
  await expectLinear(run, { size: 4000 })
})
