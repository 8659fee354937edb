import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CleatEvent, EventProperties } from '../../../contract/events/cleatEvent.ts'
import { toSentEvent } from './toSentEvent.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const uri =
  'wc:c9e6d30fb34afe70a15c14e9337ba8e4d5a35dd695c39b94884b0ee60c69d168@2?relay-protocol=irn'
const solana = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

function send(event: string, properties?: object): object {
  return toSentEvent({ type: 'track', event, properties } as CleatEvent)
}

const payment = { network: 'eip155:1', token: 'ETH', amount: '0.123' }

test('default: what is known of wallets and networks is sent', () => {
  const properties = {
    name: 'Harbour',
    platform: 'mobile',
    displayIndex: 3,
    walletRank: 4,
    view: 'Connect',
  } satisfies EventProperties['SELECT_WALLET']
  expect(send('SELECT_WALLET', properties)).toEqual({
    ...{ type: 'track', event: 'SELECT_WALLET', properties },
  })
  expect(send('CLICK_NETWORKS')).toEqual({ type: 'track', event: 'CLICK_NETWORKS' })
})

test.each([
  ['', '0'],
  ['met', '1-3'],
  ['metamask', '4-8'],
  [address, '9+'],
])('behavior: of the search %j only the class of its length is sent', (search, searchLength) => {
  expect(send('SEARCH_WALLET', { search })).toEqual({
    ...{ type: 'track', event: 'SEARCH_WALLET', properties: { searchLength } },
  })
  const item = { name: 'Harbour', view: 'AllWallets', displayIndex: 0 }
  expect(send('WALLET_IMPRESSION_V2', { items: [{ ...item, query: search }] })).toEqual({
    type: 'track',
    event: 'WALLET_IMPRESSION_V2',
    properties: { items: [{ ...item, searchLength }] },
  })
})

test('behavior: of a purchase neither order, account nor hash is sent', () => {
  const order = { orderId: 'kZ3l0W8H1mYV5uQmVnJx8w', txHash: `0x${'5e'.repeat(32)}`, address }
  expect(send('BUY_STARTED', { provider: 'coinbase', ...order })).toEqual({
    ...{ type: 'track', event: 'BUY_STARTED', properties: { provider: 'coinbase' } },
  })
  const failed = { provider: `of ${address}`, reason: 'declined' }
  expect(send('BUY_FAILED', failed)).toMatchObject({ properties: { reason: 'declined' } })
  expect(JSON.stringify(send('BUY_FAILED', failed))).not.toContain(address)
})

test('behavior: of a payment neither amount nor hash is sent, of a failure only its code', () => {
  expect(send('SEND_SUCCESS', { ...payment, hash: `0x${'5e'.repeat(32)}` })).toMatchObject({
    properties: { network: 'eip155:1', token: 'ETH' },
  })
  const failed = { ...payment, message: `No ${address}`, code: 'REQUEST_ACCOUNT_CHANGED' }
  expect(send('SEND_ERROR', failed)).toEqual({
    type: 'track',
    event: 'SEND_ERROR',
    properties: { network: 'eip155:1', token: 'ETH', code: 'REQUEST_ACCOUNT_CHANGED' },
  })
})

test('error: SECRET, nothing typed, no address and no pairing URI is in any event', () => {
  const secrets = [
    address,
    solana,
    uri,
    address.slice(2),
    'https://evil.example/?key=1',
    'a@b.example',
  ]
  const typed = fc.constantFrom('SECRET horse battery', ...secrets)
  const event = fc.record({
    search: typed,
    query: typed,
    message: typed,
    hash: typed,
    amount: typed,
    unheardOf: typed,
    address: typed,
    uri: typed,
    name: fc.constantFrom(...secrets),
    token: fc.constantFrom(...secrets),
    items: fc.array(fc.record({ query: typed, name: fc.constantFrom(...secrets), to: typed })),
  })
  fc.assert(
    fc.property(event, (properties) => {
      const text = JSON.stringify(send('SEND_ERROR', properties))
      for (const secret of ['SECRET', 'horse', ...secrets]) expect(text).not.toContain(secret)
    }),
  )
})

test('behavior: neither the account nor the network in use is sent', () => {
  const event = { type: 'track', event: 'CLICK_NETWORKS', address } as const
  expect(
    toSentEvent({ ...event, properties: { caipNetworkId: toCaipNetworkId('eip155:1') } }),
  ).toEqual({
    type: 'track',
    event: 'CLICK_NETWORKS',
  })
})
