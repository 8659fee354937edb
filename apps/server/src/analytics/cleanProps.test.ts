import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../test/anyText.ts'
import { cleanProps } from './cleanProps.ts'

const address = `0x${'aB'.repeat(20)}`

test('default', () => {
  const props = { properties: { name: 'MetaMask', walletRank: 3, connected: false, query: null } }
  expect(cleanProps(props)).toEqual(props)
})

test('behavior: nothing that says whose event it was, at any depth', () => {
  const props = {
    address,
    properties: {
      caipAddress: `eip155:1:${address}`,
      message: `Account ${address} of https://app.example/me?token=secret#s failed, see wc:94caa59c77dae0dd234b5818fb7292540d017b27d41f7f387ee75b22b9738c94@2?relay-protocol=irn&symKey=ce3a2c7724a03cf7`,
      uri: 'wc:abc@2?symKey=secret',
      items: [{ hash: '0x1', ensName: 'me.eth', email: 'me@example.org', view: 'Connect' }],
      configuration: { recipient: address, amount: 1 },
    },
  }
  expect(cleanProps(props)).toEqual({
    properties: {
      message: 'Account 0x… of https://app.example/me failed, see wc:…',
      items: [{ view: 'Connect' }],
      configuration: { amount: 1 },
    },
  })
})

test('behavior: no key that changes an object’s prototype', () => {
  const props = JSON.parse(
    '{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}},"c":{"__proto__":1,"d":1}}',
  )
  const clean = cleanProps(props)
  expect(JSON.stringify(clean)).toBe('{"c":{"d":1}}')
  expect(Object.getPrototypeOf(clean)).toBe(Object.prototype)
})

test('behavior: what is too long, too many or too deep is cut', () => {
  const deep: unknown = Array.from({ length: 30 }).reduce((value) => ({ a: value }), 'end')
  const many = Array.from({ length: 1000 }, (_, index) => index)
  const clean = cleanProps({
    text: 'x'.repeat(9999),
    many,
    ...Object.fromEntries(many.map((n) => [`k${n}`, n])),
    deep,
  })
  expect(String(clean.text)).toHaveLength(2000)
  expect(clean.many).toHaveLength(200)
  expect(Object.keys(clean)).toHaveLength(200)
  expect(JSON.stringify(cleanProps({ deep }))).toBe(
    `{"deep":${'{"a":'.repeat(9)}null${'}'.repeat(9)}}`,
  )
})

test('behavior: whatever is sent becomes JSON that PostgreSQL can keep', {
  timeout: 30_000,
}, () => {
  const value = fc.object({
    maxDepth: 4,
    withNullPrototype: true,
    key: anyText(),
  })
  fc.assert(
    fc.property(value, (props) => {
      const text = JSON.stringify(cleanProps(props))
      expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      expect(text.isWellFormed()).toBe(true)
      expect(JSON.stringify(JSON.parse(text))).toBe(text)
    }),
  )
})
