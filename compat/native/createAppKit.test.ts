import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { EthersAdapter } from '@cleat/adapter-ethers'
import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { SolanaAdapter } from '@cleat/adapter-solana'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/headless'
import { bitcoin, mainnet, polkadot, solana } from '@cleat/react/networks'
import { createDevWallet } from '@cleat/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }

/** React Native's `window` is its global object: no events, `document`, `location` or `parent`. */
beforeEach(() => {
  const wallet = createDevWallet({
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:1' }],
    origin: metadata.url,
  })
  for (const name of ['window', 'self', 'global']) vi.stubGlobal(name, globalThis)
  vi.stubGlobal('navigator', { product: 'ReactNative' })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  vi.stubGlobal('ethereum', wallet.provider)
  for (const name of ['addEventListener', 'dispatchEvent', 'document', 'location', 'localStorage'])
    vi.stubGlobal(name, undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const adapters = [
  ['WagmiAdapter', () => new WagmiAdapter({ networks: [mainnet] })] as const,
  ['EthersAdapter', () => new EthersAdapter()] as const,
]

test.for(adapters)('default: %s connects and signs without a shim', async ([, createAdapter]) => {
  const kit = createAppKit({ adapters: [createAdapter()], networks: [mainnet], metadata })
  const opening = kit.open()
  const { address } = await kit.actions.connect({ connectorId: 'injected', namespace: 'eip155' })
  expect(await opening).toMatchObject({ address })
  const { signature } = await kit.actions.signMessage({ message: 'Hello' })
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  await paint()
  await kit.disconnect()
  kit.destroy()
})

test('behavior: other adapters start, and list no wallets', async () => {
  const kit = createAppKit({
    adapters: [new SolanaAdapter(), new BitcoinAdapter(), new PolkadotAdapter()],
    networks: [solana, bitcoin, polkadot],
    metadata,
  })
  await paint()
  expect(kit.controllers.connectors.state.connectors).toEqual([])
  kit.destroy()
})

/** Some listeners are set after the first paint. */
const paint = () => new Promise((resolve) => setTimeout(resolve, 50))
