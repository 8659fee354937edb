import { type LocalSolana, type StartSolanaParameters, startLocalnet } from '@cleat/localnet'
import {
  createSolanaWallet,
  type SolanaWallet,
  type SolanaWalletParameters,
} from '@cleat/testing/solana'
import { Connection } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { SolanaAdapter } from '../SolanaAdapter.ts'
import { memoryArea } from './memoryArea.ts'
import { type StartedAdapter, startAdapter } from './startAdapter.ts'

export type App = StartedAdapter & {
  wallet: SolanaWallet
  solana: LocalSolana
  /** The app's own web3.js connection. */
  connection: Connection
}

/**
 * Starts a local chain for a test file, and pages with an adapter and a connected wallet. A page is
 * only a window, in Node: web3.js needs a Buffer that is a Uint8Array, and that of jsdom is not.
 */
export function setUpApps(
  chain: StartSolanaParameters = {},
): (
  parameters?: SolanaAdapter.Parameters & { wallet?: SolanaWalletParameters; page?: EventTarget },
) => Promise<App> {
  let solana: LocalSolana
  let stop: () => Promise<void>
  let cleanups: (() => void)[] = []
  beforeAll(async () => {
    const localnet = await startLocalnet({ chains: [], solana: { slotMs: 50, ...chain } })
    if (!localnet.solana) throw new Error('The chain was asked for.')
    solana = localnet.solana
    stop = localnet.stop
  })
  afterEach(() => {
    for (const cleanup of cleanups) cleanup()
    cleanups = []
    vi.unstubAllGlobals()
  })
  afterAll(() => stop())

  return async ({ wallet: walletOptions, page = new EventTarget(), ...options } = {}) => {
    vi.stubGlobal('window', page)
    const { rpcUrl } = solana
    const rpcUrls = { 'solana:mainnet': rpcUrl, 'solana:devnet': rpcUrl }
    const wallet = createSolanaWallet({ rpcUrls, ...walletOptions })
    wallet.register(page)
    const started = startAdapter({ rpcUrl, storage: memoryArea(), ...options })
    cleanups.push(started.stop, wallet.destroy)
    await started.connect()
    return { ...started, wallet, solana, connection: new Connection(rpcUrl, 'confirmed') }
  }
}
