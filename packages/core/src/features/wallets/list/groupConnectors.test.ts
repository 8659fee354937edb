import { expect, test } from 'vitest'
import { createConnector } from '../../../test/createFakeAdapter.ts'
import { createAnnounced, createNamed, metaMask, phantom } from '../../../test/wallets.ts'
import { createWalletIndex } from './createWalletIndex.ts'
import { groupConnectors } from './groupConnectors.ts'

const index = createWalletIndex({ customWallets: [], registry: [metaMask, phantom] })
const group = (...connectors: Parameters<typeof createConnector>[0][]) =>
  groupConnectors({ connectors: connectors.map((connector) => createConnector(connector)), index })
const ids = (...connectors: Parameters<typeof createConnector>[0][]) =>
  group(...connectors).map((each) => each.connectors.map(({ id }) => id))

test('default', () => {
  expect(
    ids(
      createAnnounced('app.phantom', 'Phantom'),
      createAnnounced('com.a', 'A'),
      createNamed('Phantom'),
    ),
  ).toEqual([['app.phantom', 'Phantom'], ['com.a']])
})

test('behavior: a wallet that nobody knows is one by its name in another namespace', () => {
  expect(ids(createNamed('Trust'), createAnnounced('com.t', 'Trust Wallet'))).toEqual([
    ['Trust', 'com.t'],
  ])
})

test('behavior: of one rdns in one namespace the first counts', () => {
  const twin = { ...createAnnounced('com.a', 'A again'), id: 'twin' }
  expect(ids(createAnnounced('com.a', 'A'), twin)).toEqual([['com.a']])
})

test('behavior: one name under two rdns is two wallets', () => {
  expect(ids(createAnnounced('com.a', 'Same'), createAnnounced('com.b', 'Same'))).toEqual([
    ['com.a'],
    ['com.b'],
  ])
})

test('behavior: what is installed is preferred to what the app brings along', () => {
  const own = createConnector({ id: 'metaMaskSDK', name: 'MetaMask', type: 'EXTERNAL' })
  expect(ids(own, createAnnounced('io.metamask', 'MetaMask'))).toEqual([['io.metamask']])
})

test('behavior: a look-alike stays apart from the wallet it looks like', () => {
  const groups = group(
    createAnnounced('io.evil', 'Phantom'),
    createAnnounced('app.phantom', 'Phantom'),
    createNamed('Phantom'),
  )
  expect(groups.map(({ wallet, resembled }) => [wallet, resembled])).toEqual([
    [undefined, phantom],
    [phantom, undefined],
  ])
})

test('behavior: a way to sign in is no wallet', () => {
  expect(ids({ id: 'auth', type: 'AUTH' })).toEqual([])
})
