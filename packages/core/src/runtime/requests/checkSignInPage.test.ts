import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestKit } from '../../test/createTestKit.ts'
import { checkSignInPage } from './checkSignInPage.ts'

const origin = (host: string, protocol = 'https:') => ({ host, protocol })
beforeEach(() => vi.stubGlobal('location', origin('app.example')))
afterEach(() => vi.unstubAllGlobals())

function check(domain: string, uri: string, signInDomains?: readonly string[]) {
  const { kit } = createTestKit(signInDomains ? { signInDomains } : {})
  return () => checkSignInPage(kit, { domain, uri })
}

const refused = (expected: string, actual: string) =>
  expect.objectContaining({ code: 'SIWX_DOMAIN_MISMATCH', context: { expected, actual } })

test.each([
  ['app.example', 'https://app.example/login', undefined],
  ['app.example', 'https://app.example:443', undefined],
  ['id.example:8443', 'https://id.example:8443/', ['id.example:8443']],
])('default: %s, %s', (domain, uri, others) => {
  expect(check(domain, uri, others)).not.toThrow()
})

test('behavior: a page of http signs in by http, on its host alone', () => {
  vi.stubGlobal('location', origin('localhost:5173', 'http:'))
  expect(check('localhost:5173', 'http://localhost:5173/')).not.toThrow()
  expect(check('localhost:5173', 'ftp://localhost:5173/')).toThrow()
})

test.each([
  ['evil.example', 'https://evil.example/', 'evil.example'],
  ['evil.example', 'https://app.example/', 'evil.example'],
  ['app.example', 'https://evil.example/', 'https://evil.example/'],
  ['app.example', 'https://app.example:8443/', 'https://app.example:8443/'],
  ['app.example', 'https://me@app.example/', 'https://me@app.example/'],
  ['app.example', 'http://app.example/', 'http://app.example/'],
  ['app.example', 'app.example', 'app.example'],
])('error: %s, %s', (domain, uri, actual) => {
  expect(check(domain, uri)).toThrow(refused('app.example', actual))
  if (domain !== 'app.example') expect(check(domain, uri, ['id.example'])).toThrow()
})

test('error: where there is no page', () => {
  vi.stubGlobal('location', undefined)
  expect(check('app.example', 'https://app.example/')).toThrow(refused('', 'app.example'))
})
