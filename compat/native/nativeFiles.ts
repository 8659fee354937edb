/** The app that docs/react-native.md describes, by its files. */
export const nativeFiles: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "app", "private": true, "version": "0.0.0" }\n',
  'metro.config.js': `const { getDefaultConfig } = require('@react-native/metro-config')

const config = getDefaultConfig(__dirname)
// Hermes knows no \`import.meta\`, which zustand's modules for \`import\` use.
config.resolver.resolveRequest = (context, name, platform) =>
  context.resolveRequest(
    /^zustand(?:$|\\/)/.test(name) ? { ...context, isESMImport: false } : context,
    name,
    platform,
  )
module.exports = config
`,
  'index.js': `import { EthersAdapter } from '@cleat/adapter-ethers'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit, useAppKitAccount } from '@cleat/react/headless'
import { mainnet } from '@cleat/react/networks'
import { createDevWallet } from '@cleat/testing'

const networks = [mainnet]
const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }
const wallet = createDevWallet({
  chains: [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:1' }],
  info: { uuid: 'b7f3c5f0-6d3e-4a6e-9d0e-5f1d2c3b4a59' },
  origin: 'https://app.example',
})
window.ethereum = wallet.provider

async function connect(adapter) {
  const kit = createAppKit({ adapters: [adapter], networks, metadata })
  const { address } = await kit.actions.connect({ connectorId: 'injected', namespace: 'eip155' })
  const { signature } = await kit.actions.signMessage({ message: 'Hello' })
  kit.destroy()
  return { address, signature, hook: useAppKitAccount.name }
}

globalThis.done = async () => [
  await connect(new WagmiAdapter({ networks })),
  await connect(new EthersAdapter()),
]
`,
}
