import type { AccountState, WalletInfo } from '@cleat/core'

/** The connected wallet. An embedded one has AppKit's name, and says who is logged in. */
export function selectWalletInfo({
  connectedWalletInfo: info,
  user,
}: Pick<AccountState, 'connectedWalletInfo' | 'user'>): WalletInfo | undefined {
  if (!user) return info
  const { email, username, provider } = user
  const social = provider === 'email' || provider === 'passkey' ? undefined : provider
  return { ...info, name: 'AUTH', type: 'AUTH', social, identifier: email ?? username }
}
