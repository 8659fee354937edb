import { expect, test } from 'vitest'
import { readLink } from './readLink.ts'

const now = 1_800_000_000_000
const topic = 'a1'.repeat(32)
const key = 'b2'.repeat(32)
const link = (parts: { topic?: string; version?: string; query?: string } = {}) =>
  `wc:${parts.topic ?? topic}${parts.version ?? '@2'}?${parts.query ?? `relay-protocol=irn&symKey=${key}`}`
const read = (text: string) => readLink({ text, now })
const problem = (name: string) => ({ status: 'error', problem: name })

test('default', () => {
  expect(read(link())).toEqual({ status: 'ok', uri: link() })
  expect(read(`  ${link()}\n`)).toEqual({ status: 'ok', uri: link() })
})

test('behavior: inside an address, and encoded on the way', () => {
  const ok = { status: 'ok', uri: link() }
  expect(read(`http://127.0.0.1:5174/wc?uri=${encodeURIComponent(link())}`)).toEqual(ok)
  expect(read(`wallet://wc?uri=${encodeURIComponent(link())}`)).toEqual(ok)
  expect(read(encodeURIComponent(link()))).toEqual(ok)
  expect(read(encodeURIComponent(encodeURIComponent(link())))).toEqual(problem('notALink'))
  expect(read('https://app.example/')).toEqual(problem('notALink'))
})

test('behavior: an expiry', () => {
  const query = (time: string) =>
    link({ query: `expiryTimestamp=${time}&relay-protocol=irn&symKey=${key}` })
  expect(read(query('1800000001'))).toEqual({ status: 'ok', uri: query('1800000001') })
  expect(read(query('1800000000'))).toEqual(problem('expired'))
  expect(read(query('1'))).toEqual(problem('expired'))
  for (const time of ['NaN', '-1', '1e9', '', '9'.repeat(41)]) {
    expect(read(query(time))).toEqual(problem('damaged'))
  }
})

test.each(['', ' ', '\n'])('error: nothing, as %j', (text) => {
  expect(read(text)).toEqual(problem('empty'))
})

test.each(['hello', 'wcx:1', `javascript:alert('wc:')`, 'wc%3A%E0%A4%A', 'https://[', 'wc'])(
  'error: no link, as %j',
  (text) => {
    expect(read(text)).toEqual(problem('notALink'))
  },
)

test.each(['', '@', '@1', '@3', '@22'])('error: version %j', (version) => {
  expect(read(link({ version }))).toEqual(problem('otherVersion'))
})

test.each([
  '',
  `relay-protocol=irn&symKey=`,
  `relay-protocol=irn&symKey=${key.slice(1)}`,
  `relay-protocol=irn&symKey=${key}0`,
  `relay-protocol=irn&symKey=${key.toUpperCase()}`,
  `relay-protocol=irn&symKey=${'z'.repeat(64)}`,
  `relay-protocol=irn&symKey=${key}&symKey=${key}`,
  `relay-protocol=irn&relay-protocol=irn&symKey=${key}`,
  `relay-protocol=evil&symKey=${key}`,
  `symKey=${key}`,
  `relay-protocol=irn&symKey=${key}&relay-data=${'x'.repeat(1_000_000)}`,
])('error: damaged, as %.80s', (query) => {
  expect(read(link({ query }))).toEqual(problem('damaged'))
})

test.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(63)}!`])(
  'error: topic %j',
  (other) => {
    expect(read(link({ topic: other }))).toEqual(problem('damaged'))
  },
)
