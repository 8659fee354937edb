import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { embeddedWallet } from '@cleat/embedded-wallet'
import { createAppKit } from '@cleat/react'
import { base, mainnet } from '@cleat/react/networks'

const networks = [mainnet, base] as const

export const wagmiAdapter = new WagmiAdapter({ networks })

export const kit = createAppKit({
  adapters: [wagmiAdapter],
  networks,
  metadata: { name: 'Harbour' },
  // A plain account needs no chain to sign a text.
  defaultAccountTypes: { eip155: 'eoa' },
  authWallet: embeddedWallet({ origin: readOrigin(), name: 'Harbour' }),
})

/** The URL names the wallet's origin, as `?wallet=http://127.0.0.1:4000`. */
function readOrigin(): string {
  const origin = new URLSearchParams(location.search).get('wallet')
  if (!origin) throw new Error('The URL names no wallet.')
  return origin
}
