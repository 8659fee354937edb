const constants: readonly unknown[] = [
  ...[undefined, null, true, false, '', 'text', '\ud800', '\u0000', 'İ', '1', '__proto__'],
  ...[0, -0, -1, 1, 0.5, 2 ** 31, 2 ** 53, 1e308, -(2 ** 53), Number.NaN],
  ...[Number.POSITIVE_INFINITY, 1n, 2n ** 70n, Symbol('a'), Symbol.iterator],
]

/**
 * Makes what no honest side sends. Some of it no browser carries to another realm.
 */
export const hostileValues: readonly (() => unknown)[] = [
  ...constants.map((value) => () => value),
  () => 'a'.repeat(16_001),
  () => '\ud83d'.repeat(1_000_001),
  () => 'a@'.repeat(5_000),
  () => () => 1,
  () => new Date(0),
  () => new Date(Number.NaN),
  () => /a/,
  () => new Map([['to', 1]]),
  () => new Set([1]),
  () => new Uint8Array(8),
  () => new Float64Array([Number.NaN]),
  () => new DataView(new ArrayBuffer(8)),
  () => new ArrayBuffer(8),
  () => new Error('a'),
  () => Object(1n),
  () => Object('text'),
  () => Object(1),
  () =>
    new (class Kept {
      readonly to = 1
    })(),
  () => Object.create({ to: 1 }),
  () => Object.create(null),
  () => Object.assign(Object.create(null), { to: 1 }),
  () => Object.freeze({ to: 1 }),
  () => JSON.parse('{"__proto__":{"to":1,"isAdmin":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"to":1}}}'),
  () => ({ toString: null, valueOf: null, toJSON: 'a' }),
  () => ({ [Symbol('to')]: 1 }),
  () => ({ to: undefined }),
  () => Array(3),
  () => Array(2 ** 32 - 1),
  () => Array(3_000).fill(0),
  () => Object.assign([1], { to: 1 }),
  () => Array.from({ length: 9 }, () => ({})),
  () => JSON.parse(`${'['.repeat(33)}${']'.repeat(33)}`),
  () => JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
  () => {
    const cycle: unknown[] = []
    cycle.push({ cycle })
    return cycle
  },
  () => {
    const shared = { to: 1 }
    return [shared, shared]
  },
  () => Object.defineProperty({}, 'to', { get: refuse, enumerable: true }),
  () => Object.defineProperty([], 0, { get: refuse, enumerable: true }),
  () => Object.defineProperty({}, 'to', { value: 1, enumerable: false }),
]

function refuse(): never {
  throw new Error('An accessor ran.')
}
