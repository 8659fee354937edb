import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { openPage } from '../test/openPage.ts'
import { verifyMessage } from './verifyMessage.ts'

// The test vectors of BIP-322, from other implementations.
const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
const examples = [
  [
    segwit,
    '',
    'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    segwit,
    'Hello World',
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    taproot,
    'Hello World',
    'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
  ],
] as const

test.each(examples)('default: %s signed "%s"', (address, message, signature) => {
  expect(verifyMessage({ address, message, signature })).toBe(true)
  expect(verifyMessage({ address, message: `${message}.`, signature })).toBe(false)
  const other = address === segwit ? taproot : segwit
  expect(verifyMessage({ address: other, message, signature })).toBe(false)
})

test('behavior: the key of another network signs for no address here', async () => {
  using page = openPage('satsConnect')
  const { accounts } = await page.connect()
  const { address } = accounts[0]
  const message = 'Ahoy'
  const signature = await page.provider.signMessage({ message, address })
  const [elsewhere] = createBitcoinWallet({ network: 'mainnet' }).accounts
  expect(verifyMessage({ message, address, signature })).toBe(true)
  expect(verifyMessage({ message, address: elsewhere.address, signature })).toBe(false)
})

test('behavior: the first byte has to fit the kind of address', async () => {
  using page = openPage('satsConnect')
  const { accounts } = await page.connect()
  const { address } = accounts[0]
  const message = 'Ahoy'
  const bytes = base64.decode(await page.provider.signMessage({ message, address }))
  const withHeader = (first: number) => {
    const recovery = ((bytes[0] ?? 0) - 27) & 3
    return base64.encode(Uint8Array.of(first + recovery, ...bytes.subarray(1)))
  }
  const isRight = (first: number) =>
    verifyMessage({ message, address, signature: withHeader(first) })
  expect([27, 31, 35, 39, 43].map(isRight)).toEqual([false, true, false, true, false])
})

test.each(['p2wpkh', 'p2sh'] as const)(
  'behavior: both protocols, the payment address is %s',
  async (paymentType) => {
    using page = openPage('satsConnect', { paymentType })
    const { accounts } = await page.connect()
    for (const { address } of accounts)
      for (const protocol of ['ecdsa', 'bip322'] as const) {
        const signature = await page.provider.signMessage({ message: 'Ahoy', address, protocol })
        expect(verifyMessage({ message: 'Ahoy', address, signature })).toBe(true)
        expect(verifyMessage({ message: 'ahoy', address, signature })).toBe(false)
      }
  },
)

test('error: what is no signature', () => {
  const [[address, message, signature]] = examples
  const bytes = base64.decode(signature)
  const changed = [...bytes.keys()].map((at) => {
    const copy = bytes.slice()
    copy[at] = (copy[at] ?? 0) ^ 1
    return base64.encode(copy)
  })
  const others = ['', 'nonsense', 'AA==', base64.encode(new Uint8Array(65)), signature.slice(0, -8)]
  for (const one of [...changed, ...others])
    expect(verifyMessage({ address, message, signature: one })).toBe(false)
})

test('error: what is no address', () => {
  const [[, message, signature]] = examples
  expect(verifyMessage({ address: 'nobody', message, signature })).toBe(false)
})
