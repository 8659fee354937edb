import { expect, test } from 'vitest'
import { readSignIn } from './readSignIn.ts'

const now = new Date('2026-11-28T12:00:00Z')
const good = `wallet.app.example wants you to sign in with your Ethereum account:
0x63C378DDC446DFf1d831B9B96F7d338FE6bd4231

Farcaster Auth

URI: https://wallet.app.example/w/farcaster
Version: 1
Chain ID: 10
Nonce: abcdef0123456789
Issued At: 2026-11-28T11:59:00.000Z
Resources:
- farcaster://fid/5650`

const read = (message: string) =>
  readSignIn({
    ...{ message, nonce: 'abcdef0123456789', now },
    domains: ['wallet.app.example', 'app.example'],
  })

test.each([
  ['as it is', good],
  ['with the kind of the signer', `${good}\n- farcaster://signer/type/authAddress`],
  [
    'with times',
    good.replace(
      '.000Z',
      '.000Z\nExpiration Time: 2026-11-28T12:05:00Z\nNot Before: 2026-11-28T11:00:00Z',
    ),
  ],
])('default: %s', (_, message) => {
  expect(read(message)).toEqual({ fid: 5650, domain: 'wallet.app.example' })
})

test.each([
  ['nothing', ''],
  ['a domain of others', good.replaceAll('wallet.app.example', 'evil.example')],
  [
    'an address of another domain',
    good.replace('https://wallet.app.example', 'https://evil.example'),
  ],
  ['another domain of the login', good.replace('wallet.app.example wants', 'app.example wants')],
  ['another nonce', good.replace('abcdef', 'fedcba')],
  ['another chain', good.replace('Chain ID: 10', 'Chain ID: 1')],
  ['another chain behind', good.replace('Chain ID: 10', 'Chain ID: 100')],
  ['another statement', good.replace('Farcaster Auth', 'Farcaster Connect')],
  ['a longer statement', good.replace('Farcaster Auth', 'Farcaster Auth and more')],
  ['no id', good.replace('\n- farcaster://fid/5650', '')],
  ['two ids', `${good}\n- farcaster://fid/1`],
  ['the id zero', good.replace('5650', '0')],
  ['an id with more behind', `${good}a`],
  ['another resource', `${good}\n- https://evil.example`],
  ['a line more', good.replace('Version: 1', 'Version: 1\nRequest ID: 1')],
  ['a line break at the end', `${good}\n`],
  ['carriage returns', good.replaceAll('\n', '\r\n')],
  ['old', good.replace('11:59', '11:49')],
  ['of later', good.replace('11:59', '12:11')],
  ['over', good.replace('.000Z', '.000Z\nExpiration Time: 2026-11-28T12:00:00Z')],
  ['not yet', good.replace('.000Z', '.000Z\nNot Before: 2026-11-28T13:00:00Z')],
  ['no instant', good.replace('2026-11-28T11:59:00.000Z', 'now')],
  ['no address', good.replace('0x63C378DDC446DFf1d831B9B96F7d338FE6bd4231', '0x63')],
  ['a wrong checksum', good.replace('0x63C3', '0x63c3')],
])('error: %s', (_, message) => {
  expect(read(message)).toBeUndefined()
})
