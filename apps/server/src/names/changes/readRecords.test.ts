import { expect, test } from 'vitest'
import { readRecords } from './readRecords.ts'

const read = (records: unknown) =>
  readRecords(typeof records === 'string' ? records : JSON.stringify(records))

function refusal(records: unknown): readonly unknown[] {
  try {
    read(records)
    return []
  } catch (error) {
    return ((error as { errors?: readonly { at: string }[] }).errors ?? []).map(({ at }) => at)
  }
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
])('error: %j', (records, at) => {
  expect(refusal(records)).toEqual(at)
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
