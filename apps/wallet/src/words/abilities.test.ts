import { expect, test } from 'vitest'
import { abilities } from './abilities.ts'

test('default', () => {
  expect(abilities(['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'])).toEqual(
    [
      'See your address, its balance and what it has done',
      'Ask you to sign messages',
      'Ask you to send transactions',
      'Ask you to switch or add networks',
    ],
  )
})

test('behavior: nothing asked, still seen', () => {
  expect(abilities([])).toEqual(['See your address, its balance and what it has done'])
  expect(abilities(['wallet_watchAsset', 'eth_chainId'])).toHaveLength(2)
})
