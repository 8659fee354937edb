import { expect, test } from 'vitest'
import { abilities } from './abilities.ts'

test('default', () => {
  const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain']
  expect(abilities({ methods, networks: ['Ethereum', 'Base', 'Solana'] })).toEqual([
    'See your addresses on Ethereum, Base, and Solana, their balances and what they have done',
    'Ask you to sign messages',
    'Ask you to send transactions',
    'Ask you to switch or add networks',
  ])
})

test('behavior: nothing asked, still seen', () => {
  const networks = ['Solana']
  expect(abilities({ methods: [], networks })).toEqual([
    'See your addresses on Solana, their balances and what they have done',
  ])
  expect(abilities({ methods: ['wallet_watchAsset', 'eth_chainId'], networks })).toHaveLength(2)
})

test.each([
  [['solana_signMessage'], ['Ask you to sign messages']],
  [['signMessage'], ['Ask you to sign messages']],
  [['solana_signAndSendTransaction'], ['Ask you to send transactions']],
  [['sendTransfer'], ['Ask you to send transactions']],
  [['solana_signAllTransactions'], ['Ask you to sign transactions, which it can send later']],
  [
    ['signPsbt'],
    ['Ask you to send transactions', 'Ask you to sign transactions, which it can send later'],
  ],
])('behavior: %j', (methods, asked) => {
  expect(abilities({ methods, networks: ['Solana'] }).slice(1)).toEqual(asked)
})
