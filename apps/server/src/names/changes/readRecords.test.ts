import { expect, test } from 'vitest'
import { Problem } from '../../http/problem.ts'
import { readRecords } from './readRecords.ts'

const read = (records: unknown) =>
  readRecords(typeof records === 'string' ? records : JSON.stringify(records))

function readProblem(records: unknown): Problem {
  try {
    read(records)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('They were read.')
}

function refusal(records: unknown): readonly unknown[] {
  return (readProblem(records).errors ?? []).map(({ at }) => at)
}

test('default', () => {
  const records = {
    texts: { url: 'https://a.example', note: null, 1: 'a number' },
    addresses: { 60: '0x1', 501: null, '18446744073709551616': 'a' },
  }
  expect(read(records)).toEqual({
    texts: new Map([
      ['1', 'a number'],
      ['url', 'https://a.example'],
      ['note', null],
    ]),
    addresses: new Map([
      [60n, '0x1'],
      [501n, null],
      [BigInt('18446744073709551616'), 'a'],
    ]),
  })
})

test.each([{ texts: { a: 'b' } }, { addresses: { 60: null } }])(
  'behavior: one is enough',
  (records) => {
    const { texts, addresses } = read(records)
    expect(texts.size + addresses.size).toBe(1)
  },
)

test.each([
  ['[]', ['/records']],
  ['null', ['/records']],
  ['"text"', ['/records']],
  [{}, ['/records']],
  [{ texts: {}, addresses: {} }, ['/records']],
  [{ texts: { a: 'b' }, owner: 'x' }, ['/records']],
  [{ texts: [] }, ['/records/texts']],
  [{ texts: null }, ['/records/texts']],
  [{ addresses: 'x' }, ['/records/addresses']],
  [{ texts: { a: 1, url: 'x', b: 'ok' } }, ['/records/texts/a', '/records/texts/url']],
  [{ texts: { avatar: 'javascript:alert(1)' } }, ['/records/texts/avatar']],
  ['{"texts":{"__proto__":"x"}}', ['/records/texts/__proto__']],
  ['{"__proto__":{"texts":{"a":"b"}}}', ['/records']],
  [{ addresses: { x: null } }, ['/records/addresses/x']],
  [{ addresses: { '060': null } }, ['/records/addresses/060']],
  [{ addresses: { '-1': null } }, ['/records/addresses/-1']],
  [{ addresses: { [`1${'0'.repeat(20)}`]: null } }, [`/records/addresses/1${'0'.repeat(20)}`]],
  [{ addresses: { 60: 1 } }, ['/records/addresses/60']],
  [{ addresses: { 60: 'a'.repeat(129) } }, ['/records/addresses/60']],
  [{ addresses: { 60: ['a'] } }, ['/records/addresses/60']],
  [{ addresses: { 60: true } }, ['/records/addresses/60']],
  [{ addresses: { '60x': null } }, ['/records/addresses/60x']],
  [{ addresses: { x60: null } }, ['/records/addresses/x60']],
  [{ addresses: { '': null } }, ['/records/addresses/']],
])('error: %j', (records, at) => {
  expect(refusal(records)).toEqual(at)
})

test.each<[records: unknown, detail: string]>([
  [[], 'is not an object'],
  [{ texts: { a: 'b' }, owner: 'x' }, 'has something else than texts and addresses'],
  [{}, 'has nothing to write'],
  [{ texts: [] }, 'is not an object'],
  [{ addresses: null }, 'is not an object'],
  [
    { texts: Object.fromEntries(Array.from({ length: 25 }, (_, at) => [at, 'a'])) },
    'has more than 24',
  ],
  [
    { addresses: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at, null])) },
    'has more than 8',
  ],
  [{ texts: { a: 1 } }, 'is neither a text nor null'],
  [{ texts: { url: 'x' } }, 'The url is an address of https: or http:.'],
  [{ addresses: { x: null } }, 'is not a coin type'],
  [{ addresses: { 60: 1 } }, 'is neither an address nor null'],
])('error: %j %s', (records, detail) => {
  const problem = readProblem(records)
  expect([problem.code, problem.message]).toEqual([
    'INVALID_BODY',
    'The records cannot be written. See `errors`, correct them and sign again.',
  ])
  expect(problem.errors?.map((one) => one.detail)).toEqual([detail])
})

test('behavior: twenty faults are told, each in a line', () => {
  const texts = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`key${at}`, at]))
  expect(refusal({ texts })).toHaveLength(20)
  const [at] = refusal({ texts: { ['a'.repeat(500)]: 'b' } })
  expect(at).toBe(`/records/texts/${'a'.repeat(74)}`)
})

test('behavior: as many as may be', () => {
  const many = (size: number, value: string | null) =>
    Object.fromEntries(Array.from({ length: size }, (_, at) => [at + 1, value]))
  expect(read({ texts: many(24, 'a'), addresses: many(8, 'a'.repeat(128)) }).texts.size).toBe(24)
  expect(refusal({ texts: many(25, 'a') })).toEqual(['/records/texts'])
  expect(refusal({ addresses: many(9, 'a') })).toEqual(['/records/addresses'])
})

test('error: no JSON, and JSON that is nested', () => {
  expect(() => read('{')).toThrow('not JSON')
  expect(() => read('['.repeat(40))).toThrow('nested')
})
