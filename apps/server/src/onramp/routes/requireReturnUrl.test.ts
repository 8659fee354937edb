import { expect, test } from 'vitest'
import { parseOriginPattern } from '../../http/originPattern.ts'
import { requireReturnUrl } from './requireReturnUrl.ts'

const env = { returnOrigins: [parseOriginPattern('https://*.app.example')!] }
const check = (url: string) => () =>
  requireReturnUrl({ url, env, publicUrl: 'https://cleat.example/services' })

test.each([['https://shop.app.example/back?order=1'], ['https://cleat.example/anything']])(
  'default: %s',
  (url) => {
    expect(check(url)).not.toThrow()
  },
)

test('behavior: a service of this machine has no TLS', () => {
  const url = 'http://127.0.0.1:8787/back'
  expect(() => requireReturnUrl({ url, env, publicUrl: 'http://127.0.0.1:8787' })).not.toThrow()
})

test('error: what an operator can do about it', () => {
  expect(check('https://app.example/')).toThrow('Add it to ONRAMP_RETURN_ORIGINS')
})

test.each([
  ['https://app.example/'],
  ['https://shop.app.example.evil.example/'],
  ['https://shop.app.example@evil.example/'],
  ['https://user@shop.app.example/'],
  ['http://shop.app.example/'],
  ['javascript:alert(1)//https://shop.app.example'],
  ['/back'],
  [''],
])('error: %s', (url) => {
  expect(check(url)).toThrow(expect.objectContaining({ code: 'REDIRECT_NOT_ALLOWED' }))
})
