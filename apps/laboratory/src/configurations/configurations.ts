import { fetchLaboratory } from '../localnet/fetchLaboratory.ts'
import { exchange, localnet, payUrl, relayUrl, walletUrl } from '../localnet/localnet.ts'
import type { Configuration } from './configuration.ts'
import { installHostileExtensions } from './installHostileExtensions.ts'
import { judgedConfigurations } from './judgedConfigurations.ts'
import { loadNameOptions } from './loadNameOptions.ts'
import { localTokens } from './localTokens.ts'
import { signInConfigurations } from './signInConfigurations.ts'

const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
const ledger = '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

/** Where the local chains swap. */
const localContracts = Object.fromEntries(
  localnet.map(({ id }) => {
    const { router, wrapped } = exchange
    return [`eip155:${id}`, { wrapped, v2Routers: [router] }]
  }),
)

/** The nodes themselves stand in for RPCs that protect. */
const localRpcs = Object.fromEntries(localnet.map(({ id, rpcUrl }) => [`eip155:${id}`, rpcUrl]))

/** Local Pay stands in for every provider. */
const localHosts = Object.fromEntries(
  ['coinbase', 'meld', 'moonpay', 'stripe', 'transak'].map((id) => [id, [payUrl]]),
)

const [standard, ...others]: readonly [Configuration, ...Configuration[]] = [
  { id: 'default', title: 'Default', text: 'Networks and an adapter, nothing else.' },
  {
    id: 'money',
    title: 'Money',
    text: 'Tokens that every account has, to be seen, sent, swapped and bought, and a service that knows their prices and history.',
    loadOptions: async () => {
      const { url } = await fetchLaboratory<{ url: string }>({ path: 'data-service' })
      const services = { data: url, relay: relayUrl }
      return {
        ...{ services, tokens: localTokens },
        ...{ swap: { contracts: localContracts }, onramp: { hosts: localHosts } },
      }
    },
  },
  {
    id: 'money-protected',
    title: 'Money past the queue',
    text: 'The same swaps, with an RPC that the app names to keep them out of the public queue.',
    loadOptions: async () => {
      const { url } = await fetchLaboratory<{ url: string }>({ path: 'data-service' })
      return {
        ...{ services: { data: url, relay: relayUrl }, tokens: localTokens },
        swap: { contracts: localContracts, protectedRpc: localRpcs },
      }
    },
  },
  {
    id: 'calls',
    title: 'Calls together',
    text: 'An allowance and a payment at once: in one confirmation where the wallet can, else one after the other.',
    options: { services: { relay: relayUrl } },
  },
  {
    id: 'tokens',
    title: 'Tokens of the app',
    text: 'The same tokens without a service: the chain tells what of them there is.',
    options: { tokens: localTokens },
  },
  ...judgedConfigurations,
  {
    id: 'ethers',
    title: 'ethers',
    text: 'EVM chains through ethers instead of wagmi.',
    setUp: async () => (await import('../chains/ethers.ts')).setUpEthers(),
  },
  {
    id: 'solana',
    title: 'Solana',
    text: 'Through the Wallet Standard, on a chain of this machine.',
    setUp: async () => (await import('../chains/solana.ts')).setUpSolana(),
  },
  {
    id: 'solana-money',
    title: 'Money on Solana',
    text: 'Swaps with a market maker of this machine, and a service that knows its prices.',
    loadOptions: async () => {
      const { url } = await fetchLaboratory<{ url: string }>({ path: 'data-service/solana' })
      return { services: { data: url } }
    },
    setUp: async () => (await import('../chains/solana.ts')).setUpSolana(),
  },
  {
    id: 'bitcoin',
    title: 'Bitcoin',
    text: 'Whatever the wallet speaks, on a node of this machine.',
    setUp: async () => (await import('../chains/bitcoin.ts')).setUpBitcoin(),
  },
  {
    id: 'polkadot',
    title: 'Polkadot',
    text: 'Browser extensions, on an Asset Hub of this machine.',
    setUp: async () => (await import('../chains/polkadot.ts')).setUpPolkadot(),
  },
  {
    id: 'several',
    title: 'Several chains',
    text: 'EVM, Solana, Bitcoin and Polkadot at once, and a wallet for three of them.',
    setUp: async () => (await import('../chains/several.ts')).setUpSeveral(),
  },
  ...signInConfigurations,
  {
    id: 'names',
    title: 'Names',
    text: 'Visitors register names at a service of this machine, by a wallet of any of four families of chains. The chain that stands for Ethereum resolves them.',
    loadOptions: loadNameOptions,
    setUp: async () => (await import('../chains/several.ts')).setUpSeveral(),
  },
  {
    id: 'names-evm',
    title: 'Names on EVM chains',
    text: 'The same names for wallets of EVM chains alone, whose chains start sooner.',
    loadOptions: loadNameOptions,
  },
  {
    id: 'embedded',
    title: 'Embedded wallet',
    text: 'Visitors log in by e-mail. Keys are in a frame of an origin of this machine, whose mails are read under Mailbox.',
    loadOptions: async () => (await import('./loadEmbeddedOptions.ts')).loadEmbeddedOptions(),
    setUp: async () => (await import('../chains/embedded.ts')).setUpEmbedded(),
  },
  {
    id: 'embedded-smart',
    title: 'Embedded wallet with smart accounts',
    text: 'The same on a chain with a bundler and a sponsor: several calls in one approval, paid by the sponsor. The first of them makes the account a smart one.',
    loadOptions: async () => (await import('./loadEmbeddedOptions.ts')).loadEmbeddedSmartOptions(),
    setUp: async () => (await import('../chains/embedded.ts')).setUpEmbeddedSmart(),
  },
  {
    id: 'inline',
    title: 'Inline',
    text: 'The screens stand in the page instead of over it.',
    options: { enableEmbedded: true },
  },
  {
    id: 'pairing',
    title: 'Pairing',
    text: 'Wallets outside this browser, through the relay on this machine. The web wallet is one.',
    options: {
      services: { relay: relayUrl },
      customWallets: [
        {
          id: 'cleat-web-wallet',
          name: 'Web wallet',
          homepage: walletUrl,
          webapp_link: walletUrl,
          supports_wc: true,
        },
      ],
    },
  },
  {
    id: 'paired',
    title: 'Pairing on several chains',
    text: 'The web wallet for EVM, Solana and Bitcoin at once, by one link.',
    options: { services: { relay: relayUrl } },
    setUp: async () => (await import('../chains/paired.ts')).setUpPaired(),
  },
  {
    id: 'theme',
    title: 'Custom theme',
    text: 'An accent, a radius and a font of the app’s own.',
    options: {
      themeVariables: {
        '--cleat-accent': 'oklch(58% 0.2 150)',
        '--cleat-border-radius-master': '3px',
        '--cleat-font-family': 'Georgia, serif',
      },
    },
  },
  {
    id: 'appkit-theme',
    title: 'AppKit theme variables',
    text: 'The names an AppKit app already uses.',
    options: {
      themeVariables: {
        '--apkt-accent': '#c2410c',
        '--apkt-color-mix': '#c2410c',
        '--apkt-color-mix-strength': 12,
        '--w3m-border-radius-master': '1px',
      },
    },
  },
  {
    id: 'wallets',
    title: 'Chosen wallets',
    text: 'Featured, excluded and custom wallets, in an order of the app’s own.',
    options: {
      featuredWalletIds: [rainbow, ledger],
      excludeWalletIds: [metaMask],
      customWallets: [
        { id: 'harbour-mobile', name: 'Harbour Mobile', homepage: 'https://example.org/harbour' },
      ],
      features: { connectorTypeOrder: ['featured', 'custom', 'injected', 'recent'] },
    },
  },
  {
    id: 'legal',
    title: 'Terms first',
    text: 'Nothing connects before the box is ticked.',
    options: {
      features: { legalCheckbox: true },
      termsConditionsUrl: 'https://example.org/terms',
      privacyPolicyUrl: 'https://example.org/privacy',
    },
  },
  {
    id: 'rtl',
    title: 'Right to left',
    text: 'Arabic, mirrored.',
    prepare: () => speak('ar'),
  },
  {
    id: 'hostile',
    title: 'Fighting extensions',
    text: 'Extensions that impersonate, shout, freeze and come late.',
    prepare: installHostileExtensions,
  },
  {
    id: 'csp',
    title: 'Strict policy',
    text: 'A content security policy without unsafe-inline, and trusted types.',
  },
  {
    id: 'unreachable',
    title: 'Dead services',
    text: 'The wallet list and the analytics of the app do not answer.',
    options: {
      services: { explorer: 'http://127.0.0.1:9/explorer', analytics: 'http://127.0.0.1:9' },
    },
  },
]

/** All configurations. */
export const configurations: readonly Configuration[] = [standard, ...others]

/** Sets the language of the page, which Cleat follows. */
export function speak(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = /^(ar|he)/.test(language) ? 'rtl' : 'ltr'
}

/** The configuration in this page's URL, else the default. */
export function currentConfiguration(): Configuration {
  const id = new URLSearchParams(location.search).get('config')
  return configurations.find((one) => one.id === id) ?? standard
}
