import { expect, test } from 'vitest'
import { toConnector } from './toConnector.ts'

const page = {}

test('default: a known one has its name, and the rdns it has on other chains', () => {
  expect(toConnector({ key: 'talisman', page })).toEqual({
    ...{ id: 'talisman', name: 'Talisman', type: 'ANNOUNCED' },
    ...{ chain: 'polkadot', chains: ['polkadot'], info: { rdns: 'xyz.talisman' } },
  })
})

test.each([
  ['polkadot-js', 'Polkadot{.js}', undefined],
  ['subwallet-js', 'SubWallet', { rdns: 'app.subwallet' }],
  ['enkrypt', 'Enkrypt', { rdns: 'com.enkrypt' }],
  ['fearless-wallet', 'Fearless Wallet', undefined],
  ['polkagate', 'PolkaGate', undefined],
])('behavior: %s is %s', (key, name, info) => {
  const connector = toConnector({ key, page })
  expect([connector.name, connector.info]).toEqual([name, info])
})

test('behavior: in the browser of Nova Wallet, what stands in for polkadot-js goes by its own name', () => {
  const nova = { walletExtension: { isNovaWallet: true } }
  expect(toConnector({ key: 'polkadot-js', page: nova })).toMatchObject({
    ...{ id: 'polkadot-js', name: 'Nova Wallet' },
  })
  expect(toConnector({ key: 'talisman', page: nova }).name).toBe('Talisman')
})

test('behavior: one that calls itself like another wallet has nothing else of it', () => {
  const info = { rdns: 'MetaMask' }
  expect(toConnector({ key: 'MetaMask', page })).toMatchObject({ name: 'MetaMask', info })
  expect(toConnector({ key: 'constructor', page }).name).toBe('constructor')
})
