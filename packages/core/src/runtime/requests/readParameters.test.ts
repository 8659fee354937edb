import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParameters } from './readParameters.ts'

function read(params: unknown): unknown {
  return readParameters({ method: 'harbour_test', params })
}

test('default: plain data is copied and frozen, down to its last object', () => {
  const params = [{ to: '0x01', value: 1n, gas: 5, list: [null, true, 'text', undefined] }]
  const copied = read(params) as typeof params
  expect(copied).toEqual(params)
  expect(copied).not.toBe(params)
  expect([copied, copied[0], copied[0]?.list].every((part) => Object.isFrozen(part))).toBe(true)
  params[0] = { to: 'changed', value: 0n, gas: 0, list: [] }
  expect(copied[0]?.to).toBe('0x01')
})

test('behavior: properties without a value are left out, as JSON does', () => {
  expect(Object.keys(read({ to: undefined, from: '0x01' }) as object)).toEqual(['from'])
})

test('behavior: objects without a prototype, and those of another window, are plain', () => {
  const bare: Record<string, unknown> = Object.assign(Object.create(null), { to: '0x01' })
  expect(read(bare)).toEqual({ to: '0x01' })
  // What another window has: equal to this one's, and not the same.
  const foreign = Object.create(null, Object.getOwnPropertyDescriptors(Object.prototype)) as object
  expect(read(Object.assign(Object.create(foreign) as object, { to: '0x01' }))).toEqual({
    to: '0x01',
  })
})

test('behavior: a proxy that answers otherwise each time is read once', () => {
  let reads = 0
  const target = { to: '0x0' }
  const proxy = new Proxy(target, {
    getOwnPropertyDescriptor(_, key) {
      reads += 1
      return { ...Reflect.getOwnPropertyDescriptor(target, key), value: `0x${reads}` }
    },
    get: () => 'never asked',
  })
  const copied = read([proxy]) as readonly { to: string }[]
  expect([copied[0]?.to, copied[0]?.to, reads]).toEqual(['0x1', '0x1', 1])
})

const cyclic: { self?: unknown } = {}
cyclic.self = cyclic
const revoked = Proxy.revocable({}, {})
revoked.revoke()
const throwing = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('Boom')
    },
  },
)
const shared = Array.from({ length: 20 }).reduce<unknown>((inner) => [inner, inner], 'x')

test.each([
  [
    'a getter',
    () => ({
      get to() {
        return '0x01'
      },
    }),
  ],
  ['a function', () => ({ toJSON: () => 'other' })],
  ['a function', () => [() => undefined]],
  ['a symbol', () => ({ to: Symbol('x') })],
  ['a symbol', () => ({ [Symbol.toPrimitive]: 'x' })],
  ['a hidden property', () => Object.defineProperty({}, 'to', { value: '0x01' })],
  [
    'an object of a class',
    () =>
      new (class Transaction {
        to = '0x01'
      })(),
  ],
  ['an object of a class', () => Object.create({ to: 'inherited' }) as object],
  ['an object of a class', () => new Date(0)],
  ['an object of a class', () => new Map([['to', '0x01']])],
  ['an object of a class', () => new Uint8Array(2)],
  ['an object of a class', () => new (class List extends Array {})()],
  ['an object of a class', () => new String('text')],
  ['a list with gaps or names', () => Array(3)],
  ['a list with gaps or names', () => Object.assign([1], { to: '0x01' })],
  ['a property __proto__', () => JSON.parse('{"__proto__":{"to":"0x01"}}')],
  ['a number that is not finite', () => Number.NaN],
  ['more than 64 levels, or a cycle', () => cyclic],
  ['more than 100000 values', () => shared],
  ['more than 100000 values', () => Array.from({ length: 100_001 }).fill(0)],
  ['more than 4000000 characters', () => ['x'.repeat(4_000_001)]],
  ['more than 4000000 characters', () => ({ ['x'.repeat(4_000_001)]: 1 })],
  ['an object that cannot be read', () => revoked.proxy],
  ['an object that cannot be read', () => throwing],
])('error: REQUEST_UNREADABLE for %s', (reason, create) => {
  expect(() => read([create()])).toThrow(
    expect.objectContaining({
      code: 'REQUEST_UNREADABLE',
      context: { method: 'harbour_test', reason },
    }),
  )
})

test('property: any JSON comes out as it went in, and stays', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (json) => {
      const text = JSON.stringify(json)
      fc.pre(!text.includes('__proto__'))
      expect(JSON.stringify(read(json))).toBe(text)
    }),
  )
})

test('behavior: as much as the limits say is read', () => {
  // The list around it counts, too.
  const zeros = (count: number) => Array.from({ length: count }).fill(0)
  expect(read(zeros(99_999))).toHaveLength(99_999)
  expect(() => read(zeros(100_000))).toThrow('100000 values')
  expect(() => read([zeros(50_000), zeros(50_000)])).toThrow('100000 values')
  const text = 'x'.repeat(4_000_000)
  expect(read([text])).toEqual([text])
})

test('error: what has a prototype of its own is no plain object', () => {
  const reason = 'an object of a class'
  const parents = [
    Object.create(null) as object,
    { isPrototypeOf: () => true },
    Object.assign(() => undefined, { isPrototypeOf: () => true }),
  ]
  for (const parent of parents)
    expect(() => read(Object.assign(Object.create(parent) as object, { to: '0x01' }))).toThrow(
      expect.objectContaining({ context: { method: 'harbour_test', reason } }),
    )
})
