import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnector, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createSessionStruct } from '../../test/createFakeRelay.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { readSession } from '../walletConnect/readSession.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function connect(parameters: {
  name: string
  imageUrl?: string
  options?: Parameters<typeof createTestKit>[0]
}) {
  const { name, imageUrl, options } = parameters
  const connector = createConnector({ id: 'w', name, type: 'EXTERNAL', imageUrl })
  const adapter = createFakeAdapter({ connectors: [connector] })
  const { kit } = createTestKit({ ...options, adapter })
  kit.start()
  await kit.actions.connect({ connectorId: 'w' })
  return { getIcon: () => kit.controllers.account.get('eip155').connectedWalletInfo?.icon, kit }
}

test.each(['Coinbase Wallet', 'Safe'])(
  'default: %s, which has an SDK, has the icon of the registry',
  async (name) => {
    const { getIcon } = await connect({ name })
    await vi.waitFor(() => expect(getIcon()).toMatch(/^data:image/))
  },
)

test('behavior: a paired wallet has the icon of the registry, by the name in its session', async () => {
  const connector = createConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const adapter = createFakeAdapter({ connectors: [connector] })
  const { kit } = createTestKit({ adapter })
  const metadata = { name: 'Rainbow', url: 'https://rainbow.me' }
  const session = readSession(createSessionStruct({ peer: { metadata } }))
  kit.remoteWallets.provide({
    byNamespace: { eip155: [] },
    askToSignIn: async () => undefined,
    getUniversalProvider: async () => undefined,
    connectWalletConnect: () => Promise.reject(new Error('Not asked here')),
    preparePairing: async () => undefined,
    cancelRequest: () => undefined,
    getSession: () => session,
  })
  kit.start()
  await kit.actions.connect({ connectorId: 'walletConnect' })
  const getInfo = () => kit.controllers.account.get('eip155').connectedWalletInfo
  await vi.waitFor(() => expect(getInfo()?.icon).toMatch(/^data:image/))
  expect(getInfo()?.name).toBe('Rainbow')
})

test("behavior: one of the app's own wallets has the app's icon", async () => {
  const icon = 'https://app.example/own.svg'
  const customWallets = [{ id: 'own', name: 'Own', image_url: icon }]
  const { getIcon } = await connect({ name: 'Own', options: { customWallets } })
  await vi.waitFor(() => expect(getIcon()).toBe(icon))
})

test('behavior: what the wallet brings, or the app says, stays', async () => {
  const own = await connect({ name: 'Coinbase Wallet', imageUrl: 'data:image/png;base64,AA' })
  const connectorImages = { w: 'https://app.example/w.png' }
  const given = await connect({ name: 'Coinbase Wallet', options: { connectorImages } })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(own.getIcon()).toBe('data:image/png;base64,AA')
  expect(given.getIcon()).toBe('https://app.example/w.png')
})

test('behavior: a wallet that nobody knows has none', async () => {
  const { getIcon } = await connect({ name: 'Nobody knows it' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(getIcon()).toBeUndefined()
})
