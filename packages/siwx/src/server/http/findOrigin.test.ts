import { expect, test } from 'vitest'
import { findOrigin } from './findOrigin.ts'
import { readOrigins } from './readOrigins.ts'

const origins = readOrigins(['app.example', 'localhost:5173', 'https://b.example:8443'])

function find(headers: Record<string, string>, url?: string): string {
  return findOrigin({ headers: new Headers(headers), url }, origins)
}

test('default: hosts and origins', () => {
  expect(origins).toEqual([
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
    expect(() => find({ Origin, Host: 'app.example' })).toThrow('do not sign in at')
  },
)

test.each([
  'http://app.example',
  'https://app.example/',
  'https://app.example/a',
  '*',
  '*.example',
  '',
])('error: the domain %j', (domain) => {
  expect(() => readOrigins([domain])).toThrow(RangeError)
})
