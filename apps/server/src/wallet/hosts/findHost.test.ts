import { expect, test } from 'vitest'
import { findHost } from './findHost.ts'
import { requireHost } from './requireHost.ts'

const origin = 'https://wallet.app.example'

test.each([
  ['https://wallet.app.example', 'https://app.example', 'same-site'],
  ['https://wallet.app.example', 'https://deep.sub.app.example', 'same-site'],
  ['https://wallet.app.example', 'https://app.example:8443', 'same-site'],
  ['https://wallet.app.example', 'http://app.example', 'cross-site'],
  ['https://wallet.app.example', 'https://other.example', 'cross-site'],
  ['https://wallet.app.co.uk', 'https://other.co.uk', 'cross-site'],
  ['https://wallet.github.io', 'https://app.github.io', 'cross-site'],
  ['http://wallet.cleat.localhost:1', 'http://app.cleat.localhost:2', 'same-site'],
  ['http://wallet.cleat.localhost:1', 'http://app.other.localhost:2', 'cross-site'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:2', 'same-site'],
  ['http://127.0.0.1:1', 'http://127.0.0.2:2', 'cross-site'],
])('default: %s in %s', (wallet, host, mode) => {
  expect(findHost({ origin: wallet, hosts: [host] }, host)).toBe(mode)
  expect(findHost({ origin: wallet, hosts: 'any' }, host)).toBe(mode)
})

test.each([
  ...['https://app.example.evil.example', 'https://evil.example', 'https://xapp.example'],
  ...['https://app.example.', 'https://app.example:444', 'http://app.example', '//app.example'],
  ...['https://app.example/', 'https://app.example/path', 'https://app.example?a', 'app.example'],
  ...['https://app.example#a', 'https://user@app.example', 'https://app.example@evil.example'],
  ...[
    'https://APP.example',
    'https://app.example%2eevil.example',
    'https://app.example\\@evil.example',
  ],
  ...['javascript:alert(1)', 'data:text/html,a', 'null', '', ' https://app.example', 'https://*'],
  ...[
    'https://аpp.example',
    'https://app。example',
    'https://app.example\u200b',
    'https://sub.app.example',
  ],
])('error: W9, visitors are not sent to %j', (host) => {
  expect(findHost({ origin, hosts: ['https://app.example'] }, host)).toBeUndefined()
})

test('error: what is not listed, and the wallet itself', () => {
  const hosts = { origin, hosts: ['https://app.example'] }
  expect(findHost(hosts, 'https://evil.example')).toBeUndefined()
  expect(findHost(hosts, 'https://app.example.evil.example')).toBeUndefined()
  expect(findHost({ origin, hosts: 'any' }, origin)).toBeUndefined()
  expect(() => requireHost(hosts, 'https://evil.example')).toThrow('WALLET_HOSTS')
})
