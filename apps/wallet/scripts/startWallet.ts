import { resolve } from 'node:path'
import { createServer, type InlineConfig, preview } from 'vite'
import { environment } from '../../../tooling/environment.ts'
import { forwardChains, type StartChain } from './forwardChains.ts'

export type StartWalletParameters = {
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  relayUrl: string
  /** Starts Solana and Bitcoin chains. Without it the wallet only signs for them. */
  startChain?: StartChain | undefined
  /** 0 picks a free one. */
  port: number
  isQuiet?: boolean | undefined
  /** A folder of `buildWallet`, which is served instead of the sources. */
  built?: string | undefined
}

export type RunningWallet = { readonly url: string; stop: () => Promise<void> }

/** Serves the web wallet on this machine. */
export async function startWallet(parameters: StartWalletParameters): Promise<RunningWallet> {
  const { chains, relayUrl, startChain, port, isQuiet = false, built } = parameters
  const facts = { chains, relayUrl, hasChains: startChain !== undefined }
  const config = {
    root: resolve(import.meta.dirname, '..'),
    plugins: [environment(facts), ...(startChain ? [forwardChains(startChain)] : [])],
    logLevel: isQuiet ? 'silent' : 'warn',
  } satisfies InlineConfig
  const address = { port, host: '127.0.0.1' }
  const server = built
    ? await preview({ ...config, build: { outDir: built }, preview: address })
    : await (await createServer({ ...config, server: address })).listen()
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() }
}
