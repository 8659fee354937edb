import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { embeddedWallet } from '@cleat/embedded-wallet'
import { createAppKit } from '@cleat/react'
import { base, mainnet } from '@cleat/react/networks'

const networks = [mainnet, base] as const

export const wagmiAdapter = new WagmiAdapter({ networks })

export const kit = createAppKit({
  adapters: [wagmiAdapter],
  networks,
  customRpcUrls: {
    'eip155:1': [{ url: readUrl('chains') }],
    'eip155:8453': [{ url: readUrl('chains') }],
  },
  metadata: { name: 'Harbour' },
  // A plain account needs no chain to sign a text.
  defaultAccountTypes: { eip155: 'eoa' },
  authWallet: embeddedWallet({ origin: readUrl('wallet'), name: 'Harbour' }),
})

/** The URL names the local services, as `?wallet=http://127.0.0.1:4000`. */
function readUrl(name: 'wallet' | 'chains'): string {
  const url = new URLSearchParams(location.search).get(name)
  if (!url) throw new Error(`The URL names no ${name}.`)
  return url
}
