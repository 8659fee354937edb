import type { DiscoveredWallet, Eip1193Provider } from '@cleat/core/adapter'
import { sanitizeWalletInfo } from '@cleat/core/adapter'
import { findLegacyProvider, isSameWallet } from './findLegacyProvider.ts'

export declare namespace discoverWallets {
  type Parameters = {
    window: Window
    announced: boolean
    injected: boolean
    /** Called at once with what is there, and again whenever the list changes. */
    onChange: (wallets: readonly DiscoveredWallet[]) => void
  }
}

/** Not to be had by announcing it. */
const legacyId = 'injected'

/**
 * Finds the wallets of a page and keeps listening, so that a wallet that arrives late is found too.
 * One entry per wallet: of two announcements with one `rdns` the first counts, and a legacy
 * `window.ethereum` counts only when no announced wallet is behind it.
 * @see EIP-6963
 * @returns what stops listening
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
