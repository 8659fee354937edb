import { resolve } from 'node:path'
import { createServer } from 'vite'
import { forwardChains, type StartChain } from './forwardChains.ts'

export type StartWalletParameters = {
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  relayUrl: string
  /** Starts Solana and Bitcoin chains. Without it the wallet only signs for them. */
  startChain?: StartChain | undefined
  /** 0 picks a free one. */
  port: number
  isQuiet?: boolean | undefined
}

export type RunningWallet = { readonly url: string; stop: () => Promise<void> }

/** Serves the web wallet on this machine. */
export async function startWallet(parameters: StartWalletParameters): Promise<RunningWallet> {
  const { chains, relayUrl, startChain, port, isQuiet = false } = parameters
  const server = await createServer({
    root: resolve(import.meta.dirname, '..'),
    server: { port, host: '127.0.0.1' },
    plugins: startChain ? [forwardChains(startChain)] : [],
    define: {
      LOCALNET: JSON.stringify(chains),
      RELAY_URL: JSON.stringify(relayUrl),
      HAS_CHAINS: JSON.stringify(startChain !== undefined),
    },
    logLevel: isQuiet ? 'silent' : 'warn',
  })
  await server.listen()
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() }
}
