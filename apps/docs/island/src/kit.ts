import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react'
import { createDevWallet, walletIcon } from '@cleat/testing'
import { createConfig } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import { pageNode } from './pageNode.ts'

const networks = [mainnet, base] as const

createDevWallet({
  // It asks a node only for what the page's chain does not answer: see `pageNode`.
  chains: networks.map(({ id, name }) => ({
    id,
    name,
    rpcUrl: new URL('none', location.href).href,
  })),
  info: { name: 'Demonstration wallet', icon: walletIcon({ color: '#2456e6' }) },
}).announce()

const config = createConfig({
  chains: networks,
  transports: { [mainnet.id]: pageNode(mainnet.id), [base.id]: pageNode(base.id) },
})

createAppKit({
  adapters: [new WagmiAdapter({ config })],
  networks,
  metadata: {
    name: 'Cleat',
    description: 'The documentation of Cleat',
    url: location.origin,
    icons: [`${location.origin}/icon.svg`],
  },
})
