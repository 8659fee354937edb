import { expect, test } from 'vitest'
import { requireOwnPage } from './requireOwnPage.ts'

const check = (headers: Record<string, string>) =>
  requireOwnPage(new Request('https://app.example', { method: 'POST', headers }))

test.each(['same-origin', 'same-site', 'none', ''])('default: from %j', (site) => {
  expect(check({ 'x-cleat': '1', 'Sec-Fetch-Site': site })).toBeUndefined()
})

test('default: of a browser that does not say where from', () => {
  expect(check({ 'x-cleat': '1' })).toBeUndefined()
})

test.each([
  {},
  { 'x-cleat': '' },
  { 'x-cleat': '0' },
  { 'x-cleat': 'true' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'x-cleat': '1', 'Sec-Fetch-Site': 'cross-site' },
])('error: S2, %j', (headers) => {
  expect(() => check(headers)).toThrow(
    expect.objectContaining({
      code: 'ORIGIN_NOT_ALLOWED',
      message: 'Only pages of the app may change who is signed in. Send the header `x-cleat: 1`.',
    }),
  )
})
