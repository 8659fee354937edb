import { expect, test } from 'vitest'
import { siwxCookies } from '../http/siwxCookies.ts'
import { readBinding } from './readBinding.ts'

function read(value?: string, jkt?: string) {
  const headers = new Headers(value === undefined ? {} : { Cookie: `__Host-cleat-pre=${value}` })
  const origin = 'https://app.example'
  const cookies = siwxCookies({ request: { headers }, origin, headers: new Headers() })
  return readBinding({ origin, cookies, headers: new Headers(), jkt })
}

test('default: the value of this browser, or the key of the client', () => {
  const value = 'abcdefghijklmnopqrstuv09'
  expect(read(value)).toBe(value)
  expect(read(value, 'thumbprint')).toBe('key thumbprint')
  expect(read(undefined, 'thumbprint')).toBe('key thumbprint')
})

test.each([
  undefined,
  '',
  'a'.repeat(23),
  'a'.repeat(25),
  `${'a'.repeat(23)}-`,
  `-${'a'.repeat(23)}`,
])('error: %s', (value) => {
  expect(read(value)).toBeUndefined()
})
