import { expect, test } from 'vitest'
import { findOrigin } from './findOrigin.ts'
import { readOrigins } from './readOrigins.ts'

const domains = ['app.example', 'localhost:5173', 'https://b.example:8443']

function find(headers: Record<string, string>, url?: string): string {
  return findOrigin({ headers: new Headers(headers), url }, readOrigins(domains))
}

test('default: hosts and origins', () => {
  expect(readOrigins(domains)).toEqual([
    'https://app.example',
    'http://localhost:5173',
    'https://b.example:8443',
  ])
  expect(readOrigins(['http://[::1]:3000', '127.0.0.1', 'app.example', 'app.example'])).toEqual([
    ...['http://[::1]:3000', 'http://127.0.0.1', 'https://app.example'],
  ])
})

test.each([
  [{ Origin: 'http://localhost:5173' }, 'http://localhost:5173'],
  [{ Origin: 'https://b.example:8443', Host: 'app.example' }, 'https://b.example:8443'],
  [{ Host: 'localhost:5173' }, 'http://localhost:5173'],
  [{ Host: 'b.example:8443' }, 'https://b.example:8443'],
  // What is no domain chooses none.
  [{ Host: 'evil.example' }, 'https://app.example'],
  [{}, 'https://app.example'],
])('default: %j', (headers, origin) => {
  expect(find(headers)).toBe(origin)
})

test('behavior: the address, where no header says the host', () => {
  expect(find({}, 'http://localhost:5173/page')).toBe('http://localhost:5173')
  expect(find({ Host: 'app.example' }, 'http://localhost:5173/page')).toBe('https://app.example')
})

test.each(['https://evil.example', 'null', 'http://app.example', 'https://app.example:444', ''])(
  'error: the origin %j',
  (Origin) => {
    expect(() => find({ Origin, Host: 'app.example' })).toThrow(
      expect.objectContaining({
        code: 'ORIGIN_NOT_ALLOWED',
        message: `Visitors do not sign in at ${Origin}. Add it to the domains of the service.`,
      }),
    )
  },
)

test('error: an origin that goes on and on is told in part', () => {
  const Origin = `https://${'a'.repeat(500)}`
  expect(() => find({ Origin })).toThrow(`at ${Origin.slice(0, 200)}. Add`)
})

test.each([
  'http://app.example',
  'https://app.example/',
  'https://app.example/a',
  '*',
  '*.example',
  '',
  'ftp://localhost',
  'http://localhost.example',
  'http://xlocalhost',
  'http://127a0.0.1',
  'http://127.0a0.1',
  'http://127.0.0a1',
  'https://app.example:443',
  'https://me@app.example',
  'https://App.example',
  'app.example/',
  'app.example?a',
  'https:app.example',
])('error: the domain %j', (domain) => {
  expect(() => readOrigins([domain])).toThrow(
    new RangeError(`\`domains\` has ${domain}, which is no origin of https or of this machine.`),
  )
  expect(() => readOrigins(['app.example', domain])).toThrow(RangeError)
})

test('error: no domain', () => {
  expect(() => readOrigins([])).toThrow('`domains` is empty. Name the host of the app.')
})
