import { createAppKit } from '@cleat/react/appkit'
import { customRpcUrls } from '../chains/evm.ts'
import { setUpWagmi } from '../chains/wagmi.ts'
import { currentConfiguration, speak } from '../configurations/configurations.ts'
import { loadDevtools } from '../devtools/loadDevtools.ts'

const { options, loadOptions, prepare, setUp = setUpWagmi } = currentConfiguration()
prepare?.()

const search = new URLSearchParams(location.search)
speak(search.get('lang') ?? document.documentElement.lang)
const storedTheme = localStorage.getItem('laboratory.theme')

/** The chains of this page. */
export const chains = await setUp()
const loaded = await loadOptions?.()
const [first, ...others] = chains.families.flatMap(({ networks }) => networks)
if (!first) throw new Error('The configuration names no network.')

/** The devtools, where the page shows them. */
export const devtools = await loadDevtools()
export const simulation = devtools?.createSimulation()

export const kit = createAppKit({
  adapters: chains.families.map(({ adapter }) => simulation?.adapter(adapter) ?? adapter),
  networks: [first, ...others],
  customRpcUrls,
  tokens: chains.tokens,
  metadata: { name: 'Cleat laboratory' },
  themeMode: storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'dark',
  enableNetworkSwitch: search.get('networkSwitch') !== 'off',
  allowUnsupportedChain: search.get('unsupported') === 'allowed',
  prefetch: readPrefetch(search.get('prefetch')),
  debug: true,
  ...options,
  ...loaded,
})

// `e2e/visualStates` drives the kit directly, because the words on buttons differ by language.
Object.assign(window, { laboratory: { kit } })

function readPrefetch(text: string | null): 'idle' | 'intent' | 'none' | undefined {
  return text === 'idle' || text === 'intent' || text === 'none' ? text : undefined
}
