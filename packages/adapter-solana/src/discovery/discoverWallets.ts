import type { AdapterContext } from '@cleat/core/adapter'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { createPairedSolanaWallet } from '../walletConnect/createPairedSolanaWallet.ts'
import { createLegacyWallet, type LegacyWalletAdapter } from '../wallets/createLegacyWallet.ts'
import { createStandardWallet } from '../wallets/createStandardWallet.ts'
import { readStandardWallet } from '../wallets/readStandardWallet.ts'
import { discoverStandardWallets } from './discoverStandardWallets.ts'
import { readCoinbaseProvider } from './readCoinbaseProvider.ts'

export type WalletOptions = {
  wallets?: readonly LegacyWalletAdapter[] | undefined
  deserialize?: ((bytes: Uint8Array) => unknown) | undefined
}

/**
 * The wallets of the page, of the app, and the paired one. For equal names the first counts. A
 * registered wallet of the page precedes one of the app.
 */
export function discoverWallets(
  { wallets = [], deserialize }: WalletOptions,
  { discovery, remoteWallets }: AdapterContext<'solana'>,
  report: (wallets: readonly SolanaWallet[]) => void,
): () => void {
  const legacy = wallets.flatMap((adapter) => createLegacyWallet({ adapter, deserialize }) ?? [])
  const coinbase = discovery.injected ? readCoinbaseProvider(window) : undefined
  const injected =
    coinbase && createLegacyWallet({ adapter: coinbase, deserialize, chain: 'solana:mainnet' })
  const known = new Map<unknown, SolanaWallet | undefined>()
  const toWallet = (given: unknown) => {
    if (!known.has(given)) {
      const found = readStandardWallet(given)
      known.set(given, found && createStandardWallet(found))
    }
    return known.get(given)
  }
  let found: readonly unknown[] = []
  let paired: readonly SolanaWallet[] = []
  let isStopped = false
  const update = () => {
    const all = new Map<string, SolanaWallet>()
    for (const wallet of [...found.map(toWallet), injected, ...legacy, ...paired])
      if (wallet && !all.has(wallet.connector.id)) all.set(wallet.connector.id, wallet)
    report([...all.values()])
  }
  void remoteWallets.then((wallets) => {
    paired = wallets.map(createPairedSolanaWallet)
    if (!isStopped && paired.length > 0) update()
  })
  const onChange = (wallets: readonly unknown[]) => {
    found = wallets
    update()
  }
  const stop = discovery.announced ? discoverStandardWallets({ window, onChange }) : update()
  return () => {
    isStopped = true
    stop?.()
  }
}
