import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { SolanaAdapter } from '@cleat/adapter-solana'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import type { AppKitOptions, CustomWallet, Features, Metadata } from '@cleat/react/appkit'
import { networks } from './networks.ts'
import { siweConfig } from './SignIn.tsx'
import { OwnSIWX } from './siwx.ts'

const projectId = '00000000000000000000000000000000'

export const wagmiAdapter: WagmiAdapter = new WagmiAdapter({ projectId, networks, ssr: true })

const metadata: Metadata = {
  name: 'App',
  description: 'An app',
  url: 'https://example.com',
  icons: ['https://example.com/icon.png'],
}

const features: Features = {
  swaps: false,
  onramp: false,
  receive: true,
  send: true,
  email: false,
  emailShowWallets: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  history: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  reownAuthentication: false,
  headless: false,
  connectorTypeOrder: [
    'walletConnect',
    'recent',
    'injected',
    'featured',
    'custom',
    'external',
    'recommended',
  ],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectMethodsOrder: ['wallet', 'email', 'social'],
}

const customWallets: CustomWallet[] = [
  {
    id: 'own',
    name: 'Own wallet',
    homepage: 'https://example.com',
    image_url: 'https://example.com/icon.png',
    mobile_link: 'own://',
    desktop_link: 'own-desktop://',
    webapp_link: 'https://example.com/app',
    app_store: 'https://apps.apple.com/app/id1',
    play_store: 'https://play.google.com/store/apps/details?id=own',
  },
]

export const options: AppKitOptions = {
  projectId,
  networks,
  adapters: [wagmiAdapter, new SolanaAdapter(), new BitcoinAdapter(), new PolkadotAdapter()],
  defaultNetwork: networks[0],
  metadata,
  themeMode: 'dark',
  themeVariables: { '--w3m-accent': '#0a84ff', '--apkt-border-radius-master': '2px' },
  chainImages: { 1: 'https://example.com/1.png', '31337': 'https://example.com/31337.png' },
  connectorImages: { walletConnect: 'https://example.com/wc.png' },
  customRpcUrls: {
    'eip155:1': [
      {
        url: 'https://rpc.example/1',
        config: { fetchOptions: { headers: { 'x-key': '1' } }, timeout: 5000, batch: true },
      },
    ],
  },
  tokens: {
    'eip155:1': { address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', image: '/usdc.png' },
  },
  featuredWalletIds: ['c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets,
  allWallets: 'SHOW',
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
  disableAppend: false,
  enableEmbedded: false,
  enableWallets: true,
  enableEIP6963: true,
  enableInjected: true,
  enableCoinbase: true,
  enableBaseAccount: true,
  enableReconnect: true,
  enableWalletGuide: true,
  enableAuthLogger: true,
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  enableMobileFullScreen: false,
  experimental_preferUniversalLinks: false,
  debug: true,
  features,
  siwx: new OwnSIWX(),
  defaultAccountTypes: { bip122: 'payment', eip155: 'smartAccount', solana: 'eoa' },
  manualWCControl: false,
  universalProvider: undefined,
  universalProviderConfigOverride: {
    methods: { eip155: ['personal_sign'] },
    chains: { eip155: ['eip155:1'] },
    events: { eip155: ['chainChanged'] },
    rpcMap: { 'eip155:1': 'https://rpc.example/1' },
    defaultChain: 'eip155:1',
  },
  coinbasePreference: 'all',
  enableWalletConnect: true,
  basic: false,
  showWallets: true,
}

/** Of `siwx` and `siweConfig`, an app gives one. */
export const withSiwe: AppKitOptions = {
  projectId,
  networks,
  adapters: [wagmiAdapter],
  siweConfig,
}

/** The other values of `coinbasePreference`. */
export const preferences: readonly AppKitOptions['coinbasePreference'][] = [
  'smartWalletOnly',
  'eoaOnly',
]

/** Follows the system, which AppKit left to the app. */
export const followsSystem: Pick<AppKitOptions, 'themeMode'> = { themeMode: 'system' }
