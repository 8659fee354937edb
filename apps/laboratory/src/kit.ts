import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { arbitrum, base, mainnet } from '@cleat/react/networks'
import { currentConfiguration, speak } from './configurations/configurations.ts'
import { localnet } from './localnet.ts'

const networks = [mainnet, base, arbitrum] as const

/** The real networks, answered for by the chains of this machine. */
const customRpcUrls = Object.fromEntries(
  localnet.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
)

const { options, prepare } = currentConfiguration()
prepare?.()

const search = new URLSearchParams(location.search)
speak(search.get('lang') ?? document.documentElement.lang)
const storedTheme = localStorage.getItem('laboratory.theme')

export const wagmiAdapter = new WagmiAdapter({
  networks,
  customRpcUrls,
  pollingInterval: 500,
})

export const kit = createAppKit({
  adapters: [wagmiAdapter],
  networks,
  customRpcUrls,
  metadata: { name: 'Cleat laboratory' },
  themeMode: storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'dark',
  enableNetworkSwitch: search.get('networkSwitch') !== 'off',
  allowUnsupportedChain: search.get('unsupported') === 'allowed',
  debug: true,
  ...options,
})

// For scenes that are set from outside, in whatever language the page speaks.
Object.assign(window, { laboratory: { kit } })
