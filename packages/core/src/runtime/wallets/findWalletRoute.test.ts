import { expect, test } from 'vitest'
import type { Connector } from '../../contract/adapter/connector.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { createConnector } from '../../test/createFakeAdapter.ts'
import { findWalletRoute } from './findWalletRoute.ts'

const wallet: Wallet = { id: 'a', name: 'Rainbow', mobile_link: 'rainbow://' }
const silent: Wallet = { ...wallet, supports_wc: false }
const evm: Connector = createConnector({ id: 'evm' })
const solana: Connector = { ...createConnector({ id: 'sol' }), chain: 'solana' }
const pairing: Connector = createConnector({ id: 'wc', type: 'WALLET_CONNECT' })

const code = { kind: 'code', route: { name: 'ConnectingWalletConnectBasic' } } as const
const list = { kind: 'list', route: { name: 'AllWallets' } } as const
const paired = { kind: 'pairing', route: { name: 'ConnectingWalletConnect', wallet } } as const
const download = { kind: 'download', route: { name: 'Downloads', wallet } } as const
const connected = (connectorId: string, namespace?: string) => ({
  kind: 'connector',
  route: { name: 'ConnectingExternal', connectorId, wallet: 'Rainbow', namespace },
})

type Row = [string, Partial<findWalletRoute.Parameters>, unknown]

test.each<Row>([
  ['one connector', { connectors: [evm] }, connected('evm', 'eip155')],
  ['a connector goes before pairing', { connectors: [evm], wallet }, connected('evm', 'eip155')],
  [
    'several connectors',
    { connectors: [evm, solana] },
    {
      kind: 'connectors',
      route: { name: 'ConnectingMultiChain', connectorId: 'evm', wallet: 'Rainbow' },
    },
  ],
  [
    'several, and one namespace',
    { connectors: [evm, solana], namespace: 'solana' },
    connected('sol', 'solana'),
  ],
  [
    'no connector of the namespace',
    { connectors: [evm], namespace: 'solana' },
    connected('evm', 'eip155'),
  ],
  ['the way to pair', { connectors: [pairing] }, code],
  ['the way to pair, on a phone', { connectors: [pairing], isHandheld: true }, list],
  [
    'the way to pair, on a phone without a list',
    { connectors: [pairing], isHandheld: true, isAllOffered: false },
    code,
  ],
  [
    'the way to pair, on a phone, in one namespace',
    { connectors: [pairing], isHandheld: true, namespace: 'eip155' },
    { ...list, route: { ...list.route, namespace: 'eip155' } },
  ],
  ['a listed wallet', { wallet }, paired],
  ['a listed wallet without pairing', { wallet, canPair: false }, download],
  [
    'a listed wallet that does not pair',
    { wallet: silent },
    { ...download, route: { ...download.route, wallet: silent } },
  ],
  ['a remembered wallet', { wallet, connectorId: 'gone' }, paired],
  [
    'a remembered wallet without pairing',
    { wallet, connectorId: 'gone', canPair: false },
    connected('gone'),
  ],
  [
    'a remembered wallet that does not pair',
    { wallet: silent, connectorId: 'gone' },
    connected('gone'),
  ],
  ['a connector that is known by its id', { connectorId: 'gone' }, connected('gone')],
  [
    'the same in one namespace',
    { connectorId: 'gone', namespace: 'solana' },
    connected('gone', 'solana'),
  ],
  ['nothing is known of it', {}, undefined],
])('default: %s', (_, parameters, expected) => {
  const found = findWalletRoute({
    name: 'Rainbow',
    connectors: [],
    canPair: true,
    isHandheld: false,
    isAllOffered: true,
    ...parameters,
  })
  expect(found).toEqual(expected)
})
