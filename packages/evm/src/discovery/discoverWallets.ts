import type { DiscoveredWallet, Eip1193Provider } from '@cleat/core/adapter'
import { listenToPage, sanitizeWalletInfo } from '@cleat/core/adapter'
import { findLegacyProvider, isSameWallet } from './findLegacyProvider.ts'

export declare namespace discoverWallets {
  type Parameters = {
    /** The page whose wallets are listed. */
    window: Window
    /** Lists wallets that announce themselves (EIP-6963). */
    announced: boolean
    /** Lists the wallet at `window.ethereum`. */
    injected: boolean
    /** Called at once with the wallets found so far, and again after every change. */
    onChange: (wallets: readonly DiscoveredWallet[]) => void
    /** Called once if the page announces more wallets than are listed. */
    onDropped: () => void
  }
}

/** Announcements must not claim this id. */
const legacyId = 'injected'

/** Any script of the page can announce wallets without end. */
const walletLimit = 64
const claimLimit = 4

/**
 * Lists the wallets of a page and keeps listening for wallets that arrive late. Wallets that claim
 * one `rdns` are all listed, because nothing tells which of them it belongs to. A legacy
 * `window.ethereum` counts only if it is not one of the announced wallets.
 * @returns stops the discovery
 * @see EIP-6963
 */
export function discoverWallets(parameters: discoverWallets.Parameters): () => void {
  const { window, announced, injected, onChange, onDropped } = parameters
  const found: DiscoveredWallet[] = []
  let hasDropped = false
  let reported: readonly DiscoveredWallet[] | undefined

  const report = () => {
    const wallets = [...found]
    const legacy = injected ? findLegacyProvider(window) : undefined
    if (legacy && !wallets.some(({ provider }) => isSameWallet(provider, legacy)))
      wallets.push({ id: legacyId, name: 'Browser wallet', kind: 'injected', provider: legacy })
    const isSame =
      reported?.length === wallets.length &&
      reported.every(
        ({ id, provider }, at) => id === wallets[at]?.id && provider === wallets[at]?.provider,
      )
    if (isSame) return
    reported = wallets
    onChange(wallets)
  }

  const onAnnounce = (event: Event) => {
    const wallet = readAnnouncement(event)
    if (!wallet) return
    const { rdns, provider } = wallet
    const rivals = found.filter((other) => other.rdns === rdns)
    if (rivals.some((other) => other.provider === provider)) return
    if (found.length < walletLimit && rivals.length < claimLimit) {
      found.push(rivals.length > 0 ? { ...wallet, id: `${rdns}#${rivals.length + 1}` } : wallet)
      return report()
    }
    if (!hasDropped) onDropped()
    hasDropped = true
  }

  const types = injected ? ['ethereum#initialized', 'load'] : []
  const stops = types.map((type) => listenToPage(window, type, report))
  const toQuestion = () => new Event('eip6963:requestProvider')
  if (announced)
    stops.push(listenToPage(window, 'eip6963:announceProvider', onAnnounce, toQuestion))
  report()

  return () => {
    for (const stop of stops) stop()
  }
}

function readAnnouncement(event: Event): DiscoveredWallet | undefined {
  try {
    const { info, provider } = (event as CustomEvent<Record<string, unknown>>).detail
    const shown = sanitizeWalletInfo(info)
    if (!shown || typeof provider !== 'object' || provider === null) return undefined
    const { rdns, name, icon } = shown
    if (rdns === legacyId) return undefined
    return { id: rdns, rdns, name, icon, kind: 'announced', provider: provider as Eip1193Provider }
  } catch {
    return undefined
  }
}
