import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAddress } from '../../base/text/formatAddress.ts'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { findLookAlike } from './findLookAlike.ts'

const solana = createFakeAdapter({ namespace: 'solana' })
const kit = {
  adapters: new Map([
    ['eip155', createFakeAdapter()],
    ['solana', { ...solana, rules: { getAddressBody: (address: string) => address } }],
  ]),
}

const known = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })

test('default', () => {
  const address = `0xd8da${'1'.repeat(32)}6045`
  expect(
    findLookAlike(kit, {
      namespace: 'eip155',
      address,
      known: [{ address: known, label: 'Mine' }],
    }),
  ).toEqual({
    address: known,
    label: 'Mine',
  })
})

test.each([
  ['the same in other letters', known.toLowerCase()],
  ['one end alone', `0xd8da${'1'.repeat(36)}`],
  ['the other end alone', `0x${'1'.repeat(36)}6045`],
  ['three characters of an end', `0xd8d1${'1'.repeat(32)}6045`],
])('behavior: %s is no look-alike', (_, address) => {
  expect(
    findLookAlike(kit, { namespace: 'eip155', address, known: [{ address: known }] }),
  ).toBeUndefined()
})

test('behavior: who is known is no imitation of somebody else who is known', () => {
  const twin = `0xd8da${'1'.repeat(32)}6045`
  const both = [{ address: known }, { address: twin }]
  expect(findLookAlike(kit, { namespace: 'eip155', address: twin, known: both })).toBeUndefined()
})

test.each([
  [
    'solana',
    '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
    '7xKX1111111111111111111111111111111111111gAsU',
  ],
  [
    'bip122',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1qar0s111111111111111111111111111111115mdq',
  ],
  ['bip122', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zPxxxxxxxxxxxxxxxxxxxxxxxxxivfNa'],
])('behavior: %s has look-alikes, too', (namespace, address, twin) => {
  const list = [{ address }]
  expect(findLookAlike(kit, { namespace, address: twin, known: list })).toEqual({ address })
})

test('behavior: what all addresses of a kind start with makes nobody alike', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f5mdq'
  const others = [{ address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }]
  expect(findLookAlike(kit, { namespace: 'bip122', address, known: others })).toBeUndefined()
})

test('behavior: on Solana letters in another case make another address, which looks alike', () => {
  const list = [{ address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }]
  const address = '7XkX1111111111111111111111111111111111111GaSu'
  expect(findLookAlike(kit, { namespace: 'solana', address, known: list })).toEqual(list[0])
})

describe.each([
  ['eip155', '0x', '0123456789abcdefABCDEF', 40],
  ['bip122', 'bc1q', 'qpzry9x8gf2tvdw0s3jn54khce6mua7l', 38],
  ['bip122', 'bc1p', 'qpzry9x8gf2tvdw0s3jn54khce6mua7l', 58],
  ['bip122', 'BC1Q', 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 38],
  ['bip122', '1', base58, 33],
  ['bip122', '3', base58, 33],
  ['solana', '', base58, 44],
  ['polkadot', '1', base58, 47],
])('behavior: %s %s', (namespace, prefix, alphabet, length) => {
  const letter = fc.constantFrom(...alphabet)
  const text = fc
    .string({ unit: letter, minLength: length, maxLength: length })
    .map((body) => prefix + body)
  const [start = 0, end = 0] = readShownEnds()
  const isFlagged = (address: string, known: string) =>
    findLookAlike(kit, { namespace, address, known: [{ address: known }] }) !== undefined

  test('who is the same on the screen is flagged, also in letters of another case', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (known, other, isSwapped) => {
        const exact = known.slice(0, start) + other.slice(start, -end) + known.slice(-end)
        const twin = isSwapped ? swapCase(exact) : exact
        fc.pre(twin.toLowerCase() !== known.toLowerCase())
        if (!isSwapped) expect(formatAddress(twin)).toBe(formatAddress(known))
        expect(isFlagged(twin, known)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('who has another letter within four of an end is not', () => {
    const place = fc.constantFrom(1, 2, 3, 4)
    fc.assert(
      fc.property(text, text, place, letter, (known, other, fromEnd, next) => {
        const at = known.length - fromEnd
        fc.pre(known.at(at)?.toLowerCase() !== next.toLowerCase())
        const near = known.slice(0, 8) + other.slice(8, at) + next + known.slice(at + 1)
        expect(isFlagged(near, known)).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['1', 30, false],
  ['3', 30, false],
  ['4', 30, true],
  ['x0', 30, true],
  ['1', 10, true],
])(
  'behavior: the ends of %s and %d letters start after a prefix that all share',
  (start, length, isFlagged) => {
    const fill = (letter: string) => letter.repeat(length)
    const [one, other] = [`${start}abcd${fill('p')}qwxyz`, `${start}abcX${fill('r')}Qwxyz`]
    const kit = { adapters: new Map() }
    const list = [{ address: one }]
    const found = findLookAlike(kit, { namespace: 'bip122', address: other, known: list })
    expect(found !== undefined).toBe(isFlagged)
  },
)

test('behavior: a prefix in the middle is none', () => {
  const [one, other] = ['a', 'e'].map((start) => `${start}1bcdf${start.repeat(30)}wxyz`)
  const list = [{ address: one ?? '' }]
  const parameters = { namespace: 'toy', address: other ?? '', known: list }
  expect(findLookAlike({ adapters: new Map() }, parameters)).toBeUndefined()
})

test('behavior: an adapter without rules has look-alikes, too', () => {
  const adapters = new Map([['eip155', {}]])
  const list = [{ address: known }]
  const address = `0xd8da${'1'.repeat(32)}6045`
  const parameters = { namespace: 'eip155', address, known: list }
  expect(findLookAlike({ adapters }, parameters)).toEqual(list[0])
})

test('behavior: 1,000 of 1,000 made to look alike are found', () => {
  fc.assert(
    fc.property(hex(40), hex(32), (body, middle) => {
      fc.pre(body.slice(4, 36) !== middle)
      const address = `0x${body.slice(0, 4)}${middle}${body.slice(36)}`
      const own = { address: `0x${body}` }
      expect(findLookAlike(kit, { namespace: 'eip155', address, known: [own] })).toEqual(own)
    }),
    { numRuns: 1000 },
  )
})

test('behavior: none of 100,000 random pairs is taken for one', () => {
  const random = createRandom(1)
  const address = () =>
    `0x${Array.from({ length: 5 }, () => random().toString(16).padStart(8, '0')).join('')}`
  let found = 0
  for (let pair = 0; pair < 100_000; pair++)
    if (
      findLookAlike(kit, {
        namespace: 'eip155',
        address: address(),
        known: [{ address: address() }],
      })
    )
      found += 1
  expect(found).toBe(0)
})

/** A reproducible sequence of 32-bit numbers (xorshift). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** The number of characters at each end that the screen shows. */
function readShownEnds(): number[] {
  return formatAddress('x'.repeat(60))
    .split('…')
    .map((part) => part.length)
}

function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
}
