import type { AdapterContext, Connector } from '@cleat/core/adapter'
import type { Adapter } from '@solana/wallet-adapter-base'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { createPairedSolanaWallet } from '../walletConnect/createPairedSolanaWallet.ts'
import { createLegacyWallet, type Deserialize } from '../wallets/createLegacyWallet.ts'
import { createStandardWallet } from '../wallets/createStandardWallet.ts'
import { readStandardWallet } from '../wallets/readStandardWallet.ts'
import { discoverStandardWallets } from './discoverStandardWallets.ts'
import { readCoinbaseProvider } from './readCoinbaseProvider.ts'

export type WalletOptions = {
  wallets?: readonly Adapter[] | undefined
  deserialize?: Deserialize | undefined
}

/**
 * The wallets of the page, of the app, and the paired one. Registered wallets with equal names are
 * all listed. One of the app with the name of a registered wallet is that wallet. One that is not
 * installed is listed as soon as it is.
 */
export function discoverWallets(
  { wallets = [], deserialize }: WalletOptions,
  { discovery, remoteWallets, emit }: AdapterContext<'solana'>,
  report: (wallets: readonly SolanaWallet[]) => void,
): () => void {
  const legacy = wallets.map((adapter) => ({
    adapter,
    wallet: createLegacyWallet({ adapter, deserialize }),
  }))
  const coinbase = discovery.injected ? readCoinbaseProvider(window) : undefined
  const injected =
    coinbase && createLegacyWallet({ adapter: coinbase, deserialize, chain: 'solana:mainnet' })
  const known = new Map<unknown, SolanaWallet | undefined>()
  const toWallet = (given: unknown) => {
    if (!known.has(given)) {
      const read = readStandardWallet(given)
      known.set(
        given,
        read && createStandardWallet({ ...read, connector: toOwnId(read.connector) }),
      )
    }
    return known.get(given)
  }
  const taken = new Set<string>()
  /** Nothing but the name identifies a wallet, and several can claim one. */
  const toOwnId = (connector: Connector): Connector => {
    const { name } = connector
    let id = name
    for (let at = 2; taken.has(id); at += 1) id = `${name}#${at}`
    taken.add(id)
    return { ...connector, id }
  }
  let found: readonly unknown[] = []
  let paired: readonly SolanaWallet[] = []
  let isStopped = false
  const update = () => {
    const all = new Map<string, SolanaWallet>()
    const ready = legacy.map(({ adapter, wallet }) => (isReady(adapter) ? wallet : undefined))
    for (const wallet of [...found.map(toWallet), injected, ...ready, ...paired])
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
  for (const adapter of wallets) adapter.on('readyStateChange', update)
  const onDropped = () => emit({ type: 'walletsDropped' })
  const stop = discovery.announced
    ? discoverStandardWallets({ window, onChange, onDropped })
    : update()
  return () => {
    isStopped = true
    for (const adapter of wallets) adapter.off('readyStateChange', update)
    stop?.()
  }
}

/** Compared as text, because an enum would be an import. */
function isReady({ readyState }: Adapter): boolean {
  const state: string = readyState
  return state === 'Installed' || state === 'Loadable'
}
