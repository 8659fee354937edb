import type { RouteName, Wallet } from '@cleat/core'
import type { WalletLink } from '@cleat/core/wallets'
import { useKit } from '../../../kit/useKit.ts'
import { toLinking } from '../../../kit/wallets/toLinking.ts'
import { useHostLink } from '../../../kit/wallets/useHostLink.ts'

const platforms = { native: 'mobile', universal: 'mobile', desktop: 'desktop', web: 'web' } as const

/** Records that a pairing link was followed. */
export function useFollowLink(): (parameters: {
  wallet: Wallet
  link: WalletLink
  view: RouteName
  event: Pick<Event, 'preventDefault'>
}) => void {
  const { connection, events } = useKit().controllers
  const openInHost = useHostLink()
  return ({ wallet, link, view, event }) => {
    const { name, order } = wallet
    connection.set({ wcLinking: toLinking({ wallet, link }) })
    events.track('SELECT_WALLET', { name, platform: platforms[link.kind], walletRank: order, view })
    openInHost({ link, wallet, event })
  }
}
