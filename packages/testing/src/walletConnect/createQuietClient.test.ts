import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { type Localnet, startLocalnet } from '@cleat/localnet'
import { toHex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pairWithApp } from '../test/pairWithApp.ts'
import { startTestRelay, type TestRelay } from '../test/startTestRelay.ts'

let localnet: Localnet
let relay: TestRelay

beforeAll(async () => {
  ;[localnet, relay] = await Promise.all([startLocalnet(), startTestRelay()])
})

afterAll(() => Promise.all([localnet.stop(), relay.stop()]))

/** Every host and port that this process resolves or connects to. */
function watchSockets(): Set<string> {
  const dialled = new Set<string>()
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('lookup', (...[, address, , host]) => dialled.add(`${host} ${address ?? 'unknown'}`))
    socket.on('connectionAttempt', (ip, port) => dialled.add(`${ip}:${port}`))
  }
  subscribe('net.client.socket', onSocket)
  onTestFinished(() => void unsubscribe('net.client.socket', onSocket))
  return dialled
}

test('behavior: dials the relay and its nodes, and nobody else', async () => {
  const dialled = watchSockets()
  const { peer, connect, request } = await pairWithApp({
    ...{ relayUrl: relay.url, chains: localnet.chains },
  })
  await connect()
  const { account } = peer
  await request('personal_sign', [toHex('hello'), account])
  await request('eth_sendTransaction', [{ from: account, to: account, value: '0x1' }])
  await peer.switchChain(8453)
  await peer.disconnect()
  const known = [relay.url, ...localnet.chains.map(({ rpcUrl }) => rpcUrl)]
  const allowed = known.map((url) => new URL(url).host)
  expect([...dialled].filter((address) => !allowed.includes(address))).toEqual([])
  expect(dialled).toContain(new URL(relay.url).host)
})

test('behavior: such a call would be seen', async () => {
  const dialled = watchSockets()
  await fetch('http://127.0.0.1:49999/').catch(() => {})
  await fetch('http://nobody.invalid/').catch(() => {})
  expect([...dialled]).toContain('127.0.0.1:49999')
  expect([...dialled].join()).toContain('nobody.invalid')
})

test('behavior: leaves nothing behind in the page', async () => {
  const { peer } = await pairWithApp({ relayUrl: relay.url, chains: localnet.chains })
  const before = Object.keys(globalThis).filter((name) => name.startsWith('_walletConnectCore'))
  await peer.close()
  const after = Object.keys(globalThis).filter((name) => name.startsWith('_walletConnectCore'))
  expect(after).toHaveLength(before.length - 2)
})
