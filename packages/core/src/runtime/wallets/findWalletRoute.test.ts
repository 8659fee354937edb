import type { Connector, Wallet } from '@cleat/core'
import type { WalletItem } from '@cleat/core/wallets'
import { expect, test } from 'vitest'
import { rabby } from '../../test/createTestAdapter.ts'
import { walletConnect } from '../../test/createTestPairing.ts'
import { findDestination } from './findDestination.ts'

const wallet: Wallet = { id: 'a', name: 'Rainbow', mobile_link: 'rainbow://' }

function lead(
  fields: Partial<WalletItem>,
  parameters: Partial<findDestination.Parameters> = {},
): unknown {
  const item: WalletItem = {
    key: 'a',
    name: 'Rainbow',
    kind: 'recommended',
    connectors: [],
    isInstalled: false,
    isRecent: false,
    isUnverified: false,
    namespaces: [],
    supportsActiveChain: true,
    ...fields,
  }
  return findDestination({
    item,
    namespace: undefined,
    canPair: true,
    isHandheld: false,
    isAllOffered: true,
    ...parameters,
  })
}
const pairing: readonly Connector[] = [walletConnect]

test('default', () => {
  expect(lead({ wallet })).toEqual({ name: 'ConnectingWalletConnect', wallet })
})

test('parameters: canPair', () => {
  expect(lead({ wallet }, { canPair: false })).toEqual({ name: 'Downloads', wallet })
})

test('behavior: a wallet that does not speak WalletConnect is to be had', () => {
  const silent = { ...wallet, supports_wc: false }
  expect(lead({ wallet: silent })).toEqual({ name: 'Downloads', wallet: silent })
})

test('behavior: an installed wallet is asked', () => {
  expect(lead({ wallet, connectors: [rabby] })).toMatchObject({
    name: 'ConnectingExternal',
    connectorId: rabby.id,
  })
})

test('behavior: a remembered wallet is paired, and waited for where it cannot be', () => {
  const remembered = { wallet, connectorId: 'gone' }
  const waiting = { name: 'ConnectingExternal', connectorId: 'gone', wallet: 'Rainbow' }
  expect(lead(remembered)).toEqual({ name: 'ConnectingWalletConnect', wallet })
  expect(lead(remembered, { canPair: false })).toEqual(waiting)
  expect(lead({ ...remembered, wallet: { ...wallet, supports_wc: false } })).toEqual(waiting)
  expect(lead({ connectorId: 'gone' })).toEqual(waiting)
})

test('behavior: the way to pair is a code, and on a phone the wallets on it', () => {
  const code = { name: 'ConnectingWalletConnectBasic' }
  expect(lead({ connectors: pairing })).toEqual(code)
  expect(lead({ connectors: pairing }, { isHandheld: true })).toMatchObject({ name: 'AllWallets' })
  expect(lead({ connectors: pairing }, { isHandheld: true, isAllOffered: false })).toEqual(code)
})

test('behavior: nothing is known of it', () => {
  expect(lead({})).toBeUndefined()
})
