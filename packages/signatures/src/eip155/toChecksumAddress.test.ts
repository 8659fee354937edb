import { expect, test } from 'vitest'
import { toChecksumAddress } from './toChecksumAddress.ts'

// The examples of EIP-55.
const addresses = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

test.each(addresses)('default: %s', (address) => {
  const upper = `0x${address.slice(2).toUpperCase()}`
  for (const form of [address, address.toLowerCase(), upper])
    expect(toChecksumAddress(form)).toBe(address)
})

test.each([
  '',
  '0x',
  '52908400098527886E0F7030069857D2E4169EE7',
  'x0x52908400098527886E0F7030069857D2E4169EE7',
  '0x52908400098527886E0F7030069857D2E4169EE',
  '0x52908400098527886E0F7030069857D2E4169EE70',
  '0x52908400098527886G0F7030069857D2E4169EE7',
])('error: %j', (address) => {
  expect(toChecksumAddress(address)).toBeUndefined()
})
