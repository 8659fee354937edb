import { expect, test } from 'vitest'
import { siwxCookies } from './siwxCookies.ts'

function open(cookie?: string, origin = 'https://app.example') {
  const headers = new Headers()
  const sent = new Headers(cookie === undefined ? {} : { Cookie: cookie })
  const cookies = siwxCookies({ request: { headers: sent }, origin, headers })
  return { ...cookies, written: () => headers.getSetCookie() }
}

test('default: of the host alone, and of no script', () => {
  const { set, remove, written } = open()
  set('cleat-session', 'abc', 59.1)
  remove('cleat-pre')
  expect(written()).toEqual([
    '__Host-cleat-session=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-cleat-pre=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('behavior: on this machine, where there is no https', () => {
  const { get, set, written } = open('cleat-session=abc', 'http://localhost:5173')
  expect(get('cleat-session')).toBe('abc')
  set('cleat-session', 'def', 1)
  expect(written()).toEqual(['cleat-session=def; Max-Age=1; Path=/; HttpOnly; SameSite=Lax'])
})

test.each([
  ['__Host-cleat-session=abc', 'abc'],
  ['a=b; __Host-cleat-session=abc; c=d', 'abc'],
  ['a=b;__Host-cleat-session=abc;c=d', 'abc'],
  ['__Host-cleat-session=', ''],
  ['__Host-cleat-session=a=b', 'a=b'],
  ['__Host-cleat-session=first; __Host-cleat-session=second', 'first'],
])('default: %s', (cookie, value) => {
  expect(open(cookie).get('cleat-session')).toBe(value)
})

test.each([
  undefined,
  '',
  'cleat-session=abc',
  'x__Host-cleat-session=abc',
  '__Host-cleat-session2=abc',
  '__Host-cleat-pre=abc',
  'a="__Host-cleat-session=abc"',
])('behavior: S14, %s is another', (cookie) => {
  expect(open(cookie).get('cleat-session')).toBeUndefined()
})
