import { createDevWallet, createWindowApprover, type DevWallet, walletIcon } from '@cleat/testing'
import { localnet } from '../localnet.ts'

const chains = localnet.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))

/** The wallets of this page, for people. Tests bring their own and ask for none with `?wallets=none`. */
export const wallets: DevWallet[] = []

/** Puts two development wallets into the page. Each asks in a small window of its own, as an extension does. */
export function installWallets(): void {
  if (new URLSearchParams(location.search).get('wallets') === 'none') return
  const approve = createWindowApprover({ url: '/wallet.html' })
  for (const info of [
    { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour', icon: walletIcon({ color: '#1d6f8a' }) },
    { name: 'Bollard Wallet', rdns: 'dev.cleat.bollard', icon: walletIcon({ color: '#a8442a' }) },
  ]) {
    const wallet = createDevWallet({ chains, info, approve, storage: localStorage })
    wallet.announce()
    wallets.push(wallet)
  }
}
