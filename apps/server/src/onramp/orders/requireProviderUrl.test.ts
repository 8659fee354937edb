import { expect, test } from 'vitest'
import { requireProviderUrl } from './requireProviderUrl.ts'

const provider = { name: 'Coinbase', hosts: ['pay.coinbase.com', '127.0.0.1:5175'] }
const check = (url: string) => requireProviderUrl({ url, provider })

test('default', () => {
  const url = 'https://pay.coinbase.com/buy?sessionToken=abc'
  expect(check(url)).toBe(url)
  expect(check('http://127.0.0.1:5175/pay')).toBe('http://127.0.0.1:5175/pay')
})

test.each([
  ['https://pay.coinbase.com.evil.example/buy'],
  ['https://evil.example/pay.coinbase.com'],
  ['https://pay.coinbase.com@evil.example/'],
  ['https://user:secret@pay.coinbase.com/'],
  ['http://pay.coinbase.com/buy'],
  ['https://pay.coinbase.com:8443/buy'],
  ['https://pаy.coinbase.com/buy'],
  ['javascript:alert(1)'],
  ['data:text/html,pay.coinbase.com'],
  ['//pay.coinbase.com'],
  [''],
])('error: %s', (url) => {
  expect(() => check(url)).toThrow(expect.objectContaining({ code: 'SOURCE_UNAVAILABLE' }))
})
