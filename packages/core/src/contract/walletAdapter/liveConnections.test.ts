import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createFakeChainWallet } from '../../test/createFakeChainWallet.ts'
import type { AdapterEvent } from '../adapter/adapterEvent.ts'
import type { WalletState } from './chainWallet.ts'
import { createLiveConnections } from './liveConnections.ts'

const caipNetworkId = toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const devnet = toCaipNetworkId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
const harbour = createFakeChainWallet({ id: 'harbour', namespace: 'solana', caipNetworkId })
const beacon = createFakeChainWallet({ id: 'beacon', namespace: 'solana', caipNetworkId })

function stateOf(...addresses: [string, ...string[]]): WalletState {
  const [first, ...rest] = addresses
  return {
    accounts: [{ address: first }, ...rest.map((address) => ({ address }))],
    caipNetworkId,
  }
}

function create() {
  const events: AdapterEvent[] = []
  const live = createLiveConnections({ emit: (event) => events.push(event) })
  /** Returns type and account of the events since the last call. */
  const heard = () =>
    events
      .splice(0)
      .map((event) =>
        'connection' in event
          ? `${event.type} ${event.connection?.accounts[0].address}`
          : event.type,
      )
  return { live, heard }
}

test('default: the first one is in use until another is put to use', () => {
  const { live, heard } = create()
  live.put(harbour, stateOf('h'))
  expect(heard()).toEqual(['accountChanged h'])
  live.put(beacon, stateOf('b'))
  expect(live.current()?.wallet).toBe(harbour)
  expect(heard()).toEqual(['accountChanged h'])
  live.put(beacon, stateOf('b'), { isUsed: true })
  expect(heard()).toEqual(['accountChanged b'])
  expect(live.list().map(({ wallet }) => wallet)).toEqual([beacon, harbour])
  expect(live.find('harbour')?.connection.accounts).toEqual([{ address: 'h' }])
})

test('behavior: the account that was chosen comes first, where the wallet shares it', () => {
  const { live } = create()
  const state = stateOf('a', 'b', 'c')
  const chosen = live.put(harbour, state, { address: 'b' })
  expect(chosen.accounts.map(({ address }) => address)).toEqual(['b', 'a', 'c'])
  expect(live.current()?.state).toBe(state)
  expect(live.put(harbour, state, { address: 'gone' }).accounts).toEqual(state.accounts)
})

test('behavior: another network has its own event, and the same again has none', () => {
  const { live, heard } = create()
  live.put(harbour, stateOf('h'))
  heard()
  live.put(harbour, stateOf('h'))
  expect(heard()).toEqual([])
  live.put(harbour, { ...stateOf('h'), caipNetworkId: devnet })
  expect(heard()).toEqual(['networkChanged h'])
})

test('behavior: where the one in use goes, the one connected last takes its place', () => {
  const { live, heard } = create()
  live.put(harbour, stateOf('h'))
  live.put(beacon, stateOf('b'))
  heard()
  live.remove('nobody')
  expect(heard()).toEqual([])
  live.remove('harbour')
  expect(heard()).toEqual(['accountChanged b'])
  live.remove('beacon')
  expect(heard()).toEqual(['disconnected'])
  expect(live.current()).toBeUndefined()
  expect(live.list()).toEqual([])
})

test('behavior: whoever listens hears of the one in use only, with what was before', () => {
  const { live } = create()
  const heard: unknown[] = []
  const stop = live.subscribe((next, before) =>
    heard.push([before?.connectorId, next?.connectorId]),
  )
  live.put(harbour, stateOf('h'))
  live.put(beacon, stateOf('b'))
  live.clear()
  stop()
  live.put(beacon, stateOf('b'))
  expect(heard).toEqual([
    [undefined, 'harbour'],
    ['harbour', undefined],
  ])
})
