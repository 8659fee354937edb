import { expect, test } from 'vitest'
import { requireProviderUrl } from './requireProviderUrl.ts'

const hosts = ['pay.coinbase.com', '127.0.0.1:5175', 'localhost:5175', '[::1]:5175']
const provider = { name: 'Coinbase', hosts }
const check = (url: string) => requireProviderUrl({ url, provider })

test('default', () => {
  const url = 'https://pay.coinbase.com/buy?sessionToken=abc'
  expect(check(url)).toBe(url)
  for (const host of hosts.slice(1)) expect(check(`http://${host}/pay`)).toBe(`http://${host}/pay`)
})

const refusal = {
  ...{ code: 'SOURCE_UNAVAILABLE', message: expect.stringContaining('Coinbase') },
  cause: 'page is of another host',
}

test.each([
  ['https://pay.coinbase.com.evil.example/buy'],
  ['https://evil.example/pay.coinbase.com'],
  ['https://pay.coinbase.com@evil.example/'],
  ['https://user:secret@pay.coinbase.com/'],
  ['https://:secret@pay.coinbase.com/'],
  ['http://pay.coinbase.com/buy'],
  ['https://pay.coinbase.com:8443/buy'],
  ['https://pаy.coinbase.com/buy'],
  ['javascript:alert(1)'],
  ['data:text/html,pay.coinbase.com'],
  ['//pay.coinbase.com'],
  [''],
])('error: %s', (url) => {
  expect(() => check(url)).toThrow(expect.objectContaining(refusal))
})
