import type { DiscoveredWallet, Eip1193Provider } from '@cleat/core/adapter'
import { sanitizeWalletInfo } from '@cleat/core/adapter'
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
  }
}

/** Announcements must not claim this id. */
const legacyId = 'injected'

/**
 * Lists the wallets of a page and keeps listening for wallets that arrive late. A wallet is listed
 * once: of two announcements with the same `rdns`, the first counts. A legacy `window.ethereum`
 * counts only if it is not one of the announced wallets.
 * @returns stops the discovery
 * @see EIP-6963
 */
export function discoverWallets(parameters: discoverWallets.Parameters): () => void {
  const { window, announced, injected, onChange } = parameters
  const found = new Map<string, DiscoveredWallet>()
  let reported: readonly DiscoveredWallet[] | undefined

  const report = () => {
    const wallets = [...found.values()]
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
    if (!wallet || found.has(wallet.id)) return
    found.set(wallet.id, wallet)
    report()
  }

  if (announced) {
    window.addEventListener('eip6963:announceProvider', onAnnounce)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  if (injected) {
    window.addEventListener('ethereum#initialized', report)
    window.addEventListener('load', report)
  }
  report()

  return () => {
    window.removeEventListener('eip6963:announceProvider', onAnnounce)
    window.removeEventListener('ethereum#initialized', report)
    window.removeEventListener('load', report)
  }
}

function readAnnouncement(event: Event): DiscoveredWallet | undefined {
  try {
    const { info, provider } = (event as CustomEvent<Record<string, unknown>>).detail
    const shown = sanitizeWalletInfo(info)
    if (!shown || typeof provider !== 'object' || provider === null) return undefined
    const { rdns: id, name, icon } = shown
    if (id === legacyId) return undefined
    return { id, name, icon, kind: 'announced', provider: provider as Eip1193Provider }
  } catch {
    return undefined
  }
}
