import { expect, test } from 'vitest'
import { createWallet } from '../../../test/wallets.ts'
import { limitTrust } from './limitTrust.ts'

const harbour = createWallet({
  id: 'harbour',
  name: 'Harbour',
  rdns: 'dev.harbour',
  mobile_link: 'harbour://',
  link_mode: 'https://link.harbour.example',
})
const anchor = createWallet({ id: 'anchor', name: 'Anchor' })
const limit = (part: Parameters<typeof createWallet>[0]) =>
  limitTrust({ wallet: createWallet(part), registry: [anchor, harbour] })

test('default: a bundled wallet keeps the links to its own places', () => {
  expect(limit({ ...harbour, link_mode: 'https://link.harbour.example/next' })).toEqual({
    ...harbour,
    link_mode: 'https://link.harbour.example/next',
    desktop_link: undefined,
    webapp_link: undefined,
  })
})

test.each([
  ['another scheme', { mobile_link: 'vscode://' }],
  ['another host', { link_mode: 'https://link.harbour.example.evil.example' }],
  ['another port', { link_mode: 'https://link.harbour.example:8443' }],
  ['a place where there was none', { webapp_link: 'https://evil.example' }],
])('behavior: F09: a service cannot give a bundled wallet %s', (_, part) => {
  const [field = ''] = Object.keys(part)
  expect(limit({ ...harbour, ...part })).toMatchObject({ [field]: undefined })
})

test('behavior: a wallet that only the service knows has https links alone', () => {
  expect(
    limit({
      id: 'new',
      name: 'New',
      mobile_link: 'newwallet://',
      link_mode: 'https://new.example',
    }),
  ).toMatchObject({ mobile_link: undefined, link_mode: 'https://new.example', isFromService: true })
})

test('behavior: a wallet that only the service knows keeps an rdns of its own', () => {
  expect(limit({ id: 'new', name: 'New', rdns: 'dev.new' }).rdns).toBe('dev.new')
  expect(limit({ id: 'new', name: 'New' }).rdns).toBeUndefined()
})

test('behavior: a bundled wallet has its own rdns, also where the service has none', () => {
  const { rdns: _, ...silent } = harbour
  expect(limit(silent).rdns).toBe('dev.harbour')
})

test('behavior: a look-alike of a bundled wallet has no link and no rdns', () => {
  expect(
    limit({ id: 'new', name: 'Hаrbour', rdns: 'dev.evil', link_mode: 'https://evil.example' }),
  ).toMatchObject({ link_mode: undefined, rdns: undefined })
})

test('behavior: neither the rdns nor the name of a bundled wallet can be taken or changed', () => {
  expect(limit({ id: 'new', name: 'New', rdns: ' DEV.harbour' }).rdns).toBeUndefined()
  expect(limit({ ...harbour, name: 'Other', rdns: 'dev.evil' })).toMatchObject({
    name: 'Harbour',
    rdns: 'dev.harbour',
  })
})
