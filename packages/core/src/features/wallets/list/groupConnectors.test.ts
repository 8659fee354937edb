import { expect, test } from 'vitest'
import { createConnector } from '../../../test/createFakeAdapter.ts'
import { createAnnounced, createNamed, ledger, metaMask, phantom } from '../../../test/wallets.ts'
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

test.each([
  ['the one after the other', 'io.metamask', 'io.metamask#2'],
  ['in another letter case', 'io.metamask', 'IO.METAMASK'],
])(
  'behavior: two that claim one rdns, %s, stay apart, and neither is the wallet',
  (_, id, other) => {
    const twin = { ...createAnnounced(other.replace('#2', ''), 'MetaMask'), id: other }
    for (const order of [
      [createAnnounced(id, 'MetaMask'), twin],
      [twin, createAnnounced(id, 'MetaMask')],
    ]) {
      const groups = group(...order)
      expect(groups.map(({ connectors }) => connectors.map((each) => each.id))).toEqual(
        order.map((each) => [each.id]),
      )
      for (const each of groups)
        expect(each).toMatchObject({
          wallet: undefined,
          contestedName: 'MetaMask',
          isProven: false,
        })
    }
  },
)

test('behavior: two that claim the name of a wallet without rdns stay apart', () => {
  const known = createWalletIndex({ customWallets: [], registry: [ledger] })
  const connectors = [
    createAnnounced('com.a', 'Ledger Live'),
    createAnnounced('com.b', 'Ledger Live'),
  ]
  expect(
    groupConnectors({ connectors, index: known }).map(({ contestedName }) => contestedName),
  ).toEqual(['Ledger Live', 'Ledger Live'])
})

test('behavior: two of one name where the name is the identity stay apart', () => {
  const twin = { ...createNamed('Harbour'), id: 'Harbour#2' }
  const evm = createAnnounced('dev.harbour', 'Harbour')
  const groups = group(createNamed('Harbour'), twin, evm)
  expect(groups.map(({ connectors, contestedName }) => [connectors.length, contestedName])).toEqual(
    [
      [1, 'Harbour'],
      [1, 'Harbour'],
      [1, undefined],
    ],
  )
})

test('behavior: one wallet on several namespaces is no contest', () => {
  const [only, ...others] = group(createAnnounced('app.phantom', 'Phantom'), createNamed('Phantom'))
  expect([only?.contestedName, only?.isProven, others]).toEqual([undefined, true, []])
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
