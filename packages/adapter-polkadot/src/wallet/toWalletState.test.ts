import { checkNetworks } from '@cleat/core/adapter'
import type { PolkadotNetwork } from '@cleat/core/networks'
import { kusama, polkadot } from '@cleat/core/networks'
import { expect, test } from 'vitest'
import { isGenesisOf, toWalletState } from './toWalletState.ts'

const accountId = new Uint8Array(32).fill(1)
const genesisHash = '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe'
const nowhere: PolkadotNetwork = { ...polkadot, id: '0'.repeat(32), ss58Prefix: -1 }
const [onPolkadot, onKusama, generic] = checkNetworks({
  networks: [polkadot, kusama, nowhere],
})

function addressOn(network: typeof onPolkadot | undefined) {
  if (!network) throw new Error('No network')
  return toWalletState({ accounts: [{ accountId }], network })?.accounts[0].address
}

test('default: addresses are written for the network', () => {
  expect(addressOn(onPolkadot)).toMatch(/^1/)
  expect(addressOn(onKusama)).toMatch(/^[C-H]/)
  expect(addressOn(generic)).toMatch(/^5/)
})

test('default: the key, where the account is the key', () => {
  const state = (keyType: 'ed25519' | 'ecdsa') =>
    toWalletState({ accounts: [{ accountId, keyType }], network: onPolkadot })
  expect(state('ed25519')?.accounts).toMatchObject([
    { keyType: 'ed25519', publicKey: `0x${'01'.repeat(32)}` },
  ])
  expect(state('ecdsa')?.accounts[0]).not.toHaveProperty('publicKey')
})

test('behavior: an account for one chain alone is not there on another', () => {
  const accounts = [{ accountId, genesisHash }]
  expect(toWalletState({ accounts, network: onPolkadot })).toBeNull()
  expect(onKusama && toWalletState({ accounts, network: onKusama })).not.toBeNull()
})

test('behavior: isGenesisOf', () => {
  const { caipNetworkId } = onPolkadot
  expect(isGenesisOf({ genesisHash, caipNetworkId })).toBe(false)
  expect(isGenesisOf({ genesisHash: '', caipNetworkId })).toBe(false)
})
