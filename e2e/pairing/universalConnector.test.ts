// @vitest-environment jsdom
import { UniversalConnector, type UniversalConnectorConfig } from '@cleat/react/universal-connector'
import { createWalletConnectPeer, type WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { type Hex, verifyMessage } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { cosmosId, universalNetworks } from './stage/openUniversal.ts'
import { startNetwork } from './stage/startNetwork.ts'

// That of jsdom refuses Node's events.
vi.stubGlobal('WebSocket', WebSocket)
const media = { addEventListener: () => undefined, removeEventListener: () => undefined }
vi.stubGlobal('matchMedia', () => ({ matches: false, ...media }))

const network = startNetwork()
const cosmos = universalNetworks.filter(({ chainNamespace }) => chainNamespace === 'cosmos')

function toConfig(): UniversalConnectorConfig {
  return {
    metadata: { name: 'App', description: '', url: location.origin, icons: [] },
    networks: [
      { namespace: 'eip155', chains: [mainnet], methods: ['personal_sign'] },
      { namespace: 'cosmos', chains: cosmos, methods: ['cosmos_getAccounts'] },
    ],
    modalConfig: { themeMode: 'light', prefetch: 'none' },
    providerConfig: { relayUrl: network.relay.url },
  }
}

/** Opens the app and a wallet elsewhere. */
async function open(): Promise<{ connector: UniversalConnector; peer: WalletConnectPeer }> {
  const peer = await createWalletConnectPeer({
    relayUrl: network.relay.url,
    chains: network.localnet.chains,
    cosmos: { chains: [{ id: cosmosId, name: 'Cosmos Hub' }] },
    metadata: { url: location.origin },
    onError: () => undefined,
  })
  const connector = await UniversalConnector.init(toConfig())
  onTestFinished(async () => {
    connector.kit.destroy()
    await peer.close()
    localStorage.clear()
  })
  return { connector, peer }
}

async function connect({ connector, peer }: Awaited<ReturnType<typeof open>>) {
  const connecting = connector.connect()
  const { state } = connector.kit.controllers.connection
  await peer.pair(
    // WalletConnect's libraries load first.
    await vi.waitFor(() => state.wcUri ?? Promise.reject(new Error('no URI')), 60_000),
  )
  return connecting
}

test('default', async () => {
  const app = await open()
  const { connector, peer } = app
  expect(connector.provider.session).toBeUndefined()
  const { session } = await connect(app)
  expect(session).toBe(connector.provider.session)
  expect(Object.keys(session.namespaces)).toEqual(['eip155', 'cosmos'])
  expect(session.namespaces.eip155?.methods).toEqual(['personal_sign'])

  const params = ['0x41686f79', peer.account]
  const signature = await connector.request({ method: 'personal_sign', params }, 'eip155:1')
  const signed = { address: peer.account, message: 'Ahoy', signature: signature as Hex }
  expect(await verifyMessage(signed)).toBe(true)
  expect(await connector.request({ method: 'cosmos_getAccounts', params: {} }, cosmosId)).toEqual([
    { algo: 'secp256k1', address: expect.stringMatching(/^cosmos1/), pubkey: expect.any(String) },
  ])
  // Connected already.
  expect(await connector.connect()).toEqual({ session })
  await vi.waitFor(() => expect(connector.kit.isOpen()).toBe(false), 3000)

  await connector.disconnect()
  expect(connector.provider.session).toBeUndefined()
  await vi.waitFor(() => expect(peer.sessions).toEqual([]))
})

test('behavior: the next visit has the session', async () => {
  const app = await open()
  const { session } = await connect(app)
  app.connector.kit.destroy()
  const next = await UniversalConnector.init(toConfig())
  onTestFinished(() => next.kit.destroy())
  expect(next.provider.session?.topic).toBe(session.topic)
  const asked = next.request({ method: 'cosmos_getAccounts', params: {} }, cosmosId)
  expect(await asked).toHaveLength(1)
})

test.each([
  ['a method', 'cosmos_signAmino', cosmosId, 'WALLET_METHOD_UNSUPPORTED'],
  ['a chain', 'cosmos_getAccounts', 'cosmos:osmosis-1', 'WALLET_METHOD_UNSUPPORTED'],
  ['a namespace', 'tron_signMessage', 'tron:0x2b6653dc', 'CONNECTION_NOT_CONNECTED'],
])('error: %s that was not approved', async (_, method, chain, code) => {
  const app = await open()
  await connect(app)
  await expect(app.connector.request({ method, params: {} }, chain)).rejects.toMatchObject({ code })
})

test('error: CONNECTION_USER_CLOSED', async () => {
  const { connector } = await open()
  const connecting = connector.connect()
  await vi.waitFor(() => expect(connector.kit.isOpen()).toBe(true))
  connector.kit.close()
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

test('error: CONNECTOR_NOT_FOUND without a relay', async () => {
  const { providerConfig: _, ...config } = toConfig()
  const id = 'without'
  await expect(
    UniversalConnector.init({ ...config, modalConfig: { id, prefetch: 'none' } }),
  ).rejects.toMatchObject({ code: 'CONNECTOR_NOT_FOUND' })
})
