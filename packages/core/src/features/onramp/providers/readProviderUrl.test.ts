import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownProviders } from './knownProviders.ts'
import { readProviderUrl } from './readProviderUrl.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const thief = '0x1111111111111111111111111111111111111111'
const hosts = { coinbase: ['http://127.0.0.1:5175'], local: ['https://pay.example'] }

function read(url: string, provider = 'coinbase'): string {
  return readProviderUrl({
    ...{ url, provider: { id: provider, name: provider }, options: { hosts } },
    isAccount: (address) => address.toLowerCase() === account.toLowerCase(),
  })
}

const json = (value: object) => encodeURIComponent(JSON.stringify(value))

test.each([
  ['https://pay.coinbase.com/buy/select-asset?sessionToken=MWYyZjk5', 'coinbase'],
  ['https://pay-sandbox.coinbase.com/?t=1', 'coinbase'],
  ['http://127.0.0.1:5175/pay/1', 'coinbase'],
  [`https://pay.coinbase.com/buy?addresses=${json({ [account]: ['ethereum'] })}`, 'coinbase'],
  [
    `https://pay.coinbase.com/buy?destinationWallets=${json([
      {
        address: account,
        blockchains: ['ethereum'],
        assets: ['2b92315d-eab7-5bef-84fa-089a131333f5'],
      },
    ])}`,
    'coinbase',
  ],
  [
    `https://meldcrypto.com/?publicKey=WXDhJYMSfAbzYZ6rHTGWkC&walletAddress=${account}&walletAddressLocked=true`,
    'meld',
  ],
  [`https://buy.moonpay.com/?walletAddresses=${json({ eth: account.toLowerCase() })}`, 'moonpay'],
  ['https://crypto.link.com/?session_hash=CCoQAAabcdefghijklmnopqrstuvwxyz0123456789', 'stripe'],
  ['https://global.transak.com/?apiKey=1&sessionId=eyJhbGciOiJIUzI1NiJ9.e30.c2ln', 'transak'],
  ['https://pay.example/1', 'local'],
  ['https://pay.coinbase.com/buy?walletAddress=', 'coinbase'],
  ['https://pay.coinbase.com/buy?ip_address=192.0.2.1', 'coinbase'],
  [`https://pay.coinbase.com/buy?wallets=${'a'.repeat(19)},${'b'.repeat(19)}`, 'coinbase'],
])('default: %s', (url, provider) => {
  expect(read(url, provider)).toBe(url)
})

test.each<[string, string]>([
  ['another host', 'https://evil.example/'],
  ['a host that ends alike', 'https://pay.coinbase.com.evil.example/'],
  ['a host that begins alike', 'https://evil-pay.coinbase.com/'],
  ['a sub-domain', 'https://a.pay.coinbase.com/'],
  ['the page of another provider', 'https://buy.moonpay.com/'],
  ['another port', 'https://pay.coinbase.com:8443/'],
  ['no TLS', 'http://pay.coinbase.com/'],
  ['no TLS on a local host that the app does not name', 'http://127.0.0.1:5176/'],
  ['user info', 'https://pay.coinbase.com@evil.example/'],
  ['user info before the right host', 'https://user:secret@pay.coinbase.com/'],
  ['a script', 'javascript:alert(1)'],
  ['a script with the host in it', 'javascript://pay.coinbase.com/%0aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://pay.coinbase.com/1'],
  ['a twin of Cyrillic letters', 'https://pay.сoinbase.com/'],
  ['the same twin in ASCII', 'https://pay.xn--oinbase-dog.com/'],
  ['letters that are normalized', 'https://pay.coinbase。com/'],
  ['backslashes', 'https:\\\\pay.coinbase.com\\'],
  ['a line break', 'https://pay.coin\nbase.com/'],
  ['a wallet that is not the account', `https://pay.coinbase.com/?walletAddress=${thief}`],
  ['a second wallet', `https://pay.coinbase.com/?walletAddress=${account}&walletAddress=${thief}`],
  ['another wallet in JSON', `https://pay.coinbase.com/?addresses=${json({ [thief]: [] })}`],
  [
    'two wallets in JSON',
    `https://pay.coinbase.com/?destinationWallets=${json([{ address: account }, { address: thief }])}`,
  ],
  [
    'a doubled key in JSON',
    `https://pay.coinbase.com/?walletAddresses=${encodeURIComponent(`{"eth":"${thief}","eth":"${account}"}`)}`,
  ],
  [
    'another chain’s address',
    'https://pay.coinbase.com/?walletAddress=bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  ['a name', 'https://pay.coinbase.com/?destinationAddress=thief.eth'],
  ['a name as the address', 'https://pay.coinbase.com/?address=thief.eth'],
  ['a name, in small letters', 'https://pay.coinbase.com/?wallet_address=thief.eth'],
  ['a name, with a hyphen', 'https://pay.coinbase.com/?receiver-address=thief.eth'],
  ['an address of twenty letters', `https://pay.coinbase.com/?wallets=${'a'.repeat(20)}`],
  [
    'the account of another case of the parameter',
    `https://pay.coinbase.com/?WALLET_ADDRESS=${thief}`,
  ],
  ['nothing', ''],
  ['more than is a link', `https://pay.coinbase.com/?t=${'1'.repeat(3000)}`],
])('error: ONRAMP_URL_REFUSED for %s', (_, url) => {
  expect(() => read(url)).toThrow(expect.objectContaining({ code: 'ONRAMP_URL_REFUSED' }))
})

test.each([
  ['https://evil.example:1/x', 'evil.example:1'],
  ['javascript:alert(1)', 'an unsafe place'],
])('error: it says where %s leads', (url, host) => {
  expect(() => read(url)).toThrow(
    expect.objectContaining({ context: { provider: 'coinbase', host } }),
  )
})

test('error: a provider that nobody knows is opened nowhere', () => {
  expect(() => read('https://pay.coinbase.com/', 'other')).toThrow()
  expect(() => read('https://pay.coinbase.com/', 'constructor')).toThrow()
})

test('error: what the app names has to be safe as well', () => {
  const options = { hosts: { coinbase: ['http://evil.example', 'javascript:alert(1)', 'evil'] } }
  const parameters = {
    provider: { id: 'coinbase', name: 'Coinbase' },
    options,
    isAccount: () => true,
  }
  for (const url of ['http://evil.example/', 'javascript:alert(1)', 'evil'])
    expect(() => readProviderUrl({ ...parameters, url })).toThrow()
})

test('property: a link that passes leads to a host of the provider, whatever it looks like', () => {
  const own = new Set(['pay.coinbase.com', 'pay-sandbox.coinbase.com'])
  const part = fc.constantFrom(
    ...[
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      '%2f',
      '%00',
      ' ',
      '443',
      'user',
    ],
    ...[
      'pay.coinbase.com',
      'evil.example',
      'PAY.COINBASE.COM',
      'xn--80ak6aa92e.com',
      'сoinbase',
      '⁄',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.webUrl(), (parts, web) => {
      for (const url of [parts.join(''), `https://${parts.join('')}`, web]) {
        let link: string
        try {
          link = read(url)
        } catch {
          continue
        }
        const { protocol, hostname, username, password, port } = new URL(link)
        const isLocal = `${protocol}//${hostname}:${port}` === 'http://127.0.0.1:5175'
        expect(isLocal || (protocol === 'https:' && own.has(hostname) && port === '')).toBe(true)
        expect(username + password).toBe('')
      }
    }),
    { numRuns: 300 },
  )
})

test('property: no parameter that names a wallet leads to another one', () => {
  const name = fc.constantFrom(
    ...[
      'walletAddress',
      'address',
      'addresses',
      'destinationWallets',
      'wallet_address',
      'cryptoAddress',
    ],
    ...['recipient', 'receiver', 'walletAddresses', 'walletAddressesData', 'destination_address'],
  )
  const hex = fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'),
    minLength: 40,
    maxLength: 40,
  })
  const shape = fc.constantFrom<(address: string) => string>(
    (address) => address,
    (address) => JSON.stringify({ [address]: ['ethereum'] }),
    (address) => JSON.stringify({ networks: { ethereum: { address } } }),
    (address) => JSON.stringify([{ address: account }, { address }]),
    (address) => `${account},${address}`,
    (address) => `ethereum:${address}`,
  )
  fc.assert(
    fc.property(name, hex, shape, (parameter, digits, write) => {
      const address = `0x${digits}`
      fc.pre(address !== account.toLowerCase())
      const url = new URL('https://pay.coinbase.com/buy')
      url.searchParams.set(parameter, write(address))
      expect(() => read(url.href)).toThrow()
    }),
  )
})

test('behavior: no two providers have the same host', () => {
  const all = knownProviders.flatMap((provider) => provider.hosts)
  expect(new Set(all).size).toBe(all.length)
})
