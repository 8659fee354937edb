import { createSolanaWallet } from '@cleat/testing/solana'
import { afterEach, expect, test } from 'vitest'
import { address, createFakePaired } from '../test/createFakePaired.ts'
import { startAdapter } from '../test/startAdapter.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

test('default: wallets that were there, that come late and that go', () => {
  register('Harbour')
  const { connectorIds } = start()
  expect(connectorIds()).toEqual(['Harbour'])
  const beacon = register('Beacon')
  expect(connectorIds()).toEqual(['Harbour', 'Beacon'])
  beacon.destroy()
  expect(connectorIds()).toEqual(['Harbour'])
})

test('behavior: two with one name are both listed, and the chosen one is asked', async () => {
  const first = register('Harbour')
  const second = register('Harbour')
  const { connect, connectorIds } = start()
  expect(connectorIds()).toEqual(['Harbour', 'Harbour#2'])
  await connect('Harbour#2')
  expect([first.requests.length, second.requests.length]).toEqual([0, 1])
})

test('behavior: the name of a further claim cannot be taken', () => {
  register('Harbour')
  register('Harbour#2')
  register('Harbour')
  expect(start().connectorIds()).toEqual(['Harbour', 'Harbour#2', 'Harbour#3'])
})

test('behavior: of 1,000 wallets 64 are listed, and the rest is told of once', () => {
  for (let at = 0; at < 1000; at += 1) register(`Flood ${at}`)
  const { connectorIds, events } = start()
  expect(connectorIds()).toHaveLength(64)
  expect(events.filter(({ type }) => type === 'walletsDropped')).toHaveLength(1)
})

test('behavior: what cannot introduce itself does not keep the others away', () => {
  const { connectorIds } = start()
  for (const detail of [
    undefined,
    'text',
    () => {
      throw new Error('A trap.')
    },
  ])
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  register('Harbour')
  expect(connectorIds()).toEqual(['Harbour'])
})

test('behavior: not where the app does not want it', () => {
  register('Harbour')
  expect(start({ announced: false }).connectorIds()).toEqual([])
})

test('behavior: nothing is heard after the end', () => {
  const { stop, events } = start()
  stop()
  const { length } = events
  register('Harbour')
  expect(events).toHaveLength(length)
})

test('behavior: the wallet that is paired stands behind those of the page', async () => {
  const paired = createFakePaired()
  const { connectorIds, connect } = start({ paired: paired.wallet })
  expect(connectorIds()).toEqual([])
  await Promise.resolve()
  expect(connectorIds()).toEqual(['walletConnect'])
  register('Harbour')
  expect(connectorIds()).toEqual(['Harbour', 'walletConnect'])
  expect(await connect('walletConnect')).toMatchObject({ accounts: [{ address }] })
})

test('behavior: nothing is paired after the end', async () => {
  const { stop, events } = start({ paired: createFakePaired().wallet })
  stop()
  const { length } = events
  await Promise.resolve()
  expect(events).toHaveLength(length)
})

function start(parameters?: Parameters<typeof startAdapter>[0]) {
  const started = startAdapter(parameters)
  cleanups.push(started.stop)
  return started
}

function register(name: string) {
  const wallet = createSolanaWallet({ name })
  cleanups.push(wallet.destroy)
  wallet.register(window)
  return wallet
}
