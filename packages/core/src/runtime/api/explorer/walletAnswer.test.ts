import fc from 'fast-check'
import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { walletAnswer } from './walletAnswer.ts'

const read = (wallet: unknown) => parse(walletAnswer, { data: [wallet], count: 1 }).data[0]

test('default', () => {
  expect(
    read({
      id: '1ae92b26',
      name: 'Rainbow',
      homepage: 'https://rainbow.me/',
      image_id: 'rainbow',
      rdns: 'me.rainbow',
      chains: ['eip155:1'],
      mobile_link: 'rainbow://',
      link_mode: null,
      order: 10,
      supports_wc: true,
      unknown: 'field',
    }),
  ).toMatchObject({
    id: '1ae92b26',
    name: 'Rainbow',
    homepage: 'https://rainbow.me/',
    image_id: 'rainbow',
    rdns: 'me.rainbow',
    chains: ['eip155:1'],
    mobile_link: 'rainbow://',
    order: 10,
    supports_wc: true,
  })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'https://user:secret@example.org',
  42,
  {},
  null,
])('behavior: the link %j is left out, and the wallet stays', (value) => {
  const wallet = read({ id: '1', name: 'Rabby', homepage: value, mobile_link: value })
  expect(wallet?.name).toBe('Rabby')
  expect(wallet?.homepage).toBeUndefined()
  expect(wallet?.mobile_link).toBeUndefined()
})

test('behavior: wallets without an id or a readable name are left out', () => {
  const data = [
    { id: '1', name: '\u202E\u200B' },
    { name: 'No id' },
    null,
    'wallet',
    { id: '2', name: 'Frame' },
  ]
  expect(parse(walletAnswer, { data, count: 5 }).data.map(({ name }) => name)).toEqual(['Frame'])
})

test('behavior: names are one clipped line', () => {
  expect(read({ id: '1', name: `Meta\u202E\nMask${'x'.repeat(100)}` })?.name).toMatch(
    /^MetaMaskx{32}$/,
  )
})

test.each([[null], [[]], [{ data: {}, count: 1 }], [{ data: [], count: -1 }], [{ data: [] }]])(
  'error: %j is no answer',
  (value) => {
    expect(safeParse(walletAnswer, value).success).toBe(false)
  },
)

test('property: whatever a wallet is, it is read or left out', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (data) => {
      const result = safeParse(walletAnswer, { data, count: 1 })
      expect(result.success).toBe(true)
    }),
  )
})
