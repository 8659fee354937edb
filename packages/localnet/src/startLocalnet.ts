import { type Chain, defineChain } from 'viem'
import { type LocalAccount, localAccounts } from './localAccounts.ts'
import { LocalnetStartError } from './localnetStartError.ts'
import { multicall3Address } from './multicall3Address.ts'
import { placeMulticall3 } from './placeMulticall3.ts'
import type { LocalSolana, StartSolanaParameters } from './solana/startSolana.ts'
import { type Anvil, startAnvil } from './startAnvil.ts'
import { untilChainAnswers } from './untilChainAnswers.ts'

export type StartLocalnetParameters = {
  /** Which chains to stand in for. Default: Ethereum (1), Base (8453) and Arbitrum (42161). */
  chains?: readonly { id: number; name: string }[] | undefined
  /** One port per chain, in the order of `chains`. Default: the system picks free ones. */
  ports?: readonly number[] | undefined
  /** How long each chain may take until it answers, in milliseconds. Default: 20,000. */
  timeoutMs?: number | undefined
  /** Whether to start a Solana chain as well, and how. Default: none. */
  solana?: boolean | StartSolanaParameters | undefined
}

export type LocalChain = {
  id: number
  name: string
  rpcUrl: string
  webSocketUrl: string
  /** For viem clients: knows the URLs and where Multicall3 is. */
  chain: Chain
}

export type Localnet = {
  chains: readonly LocalChain[]
  /** Ten accounts with 10,000 of the native currency each, on every chain. */
  accounts: readonly LocalAccount[]
  /** The Solana chain, when it was asked for. */
  solana?: LocalSolana | undefined
  /** Stops every chain; resolves once the processes are gone. May be called again. */
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * Starts real EVM nodes on 127.0.0.1, one per chain and empty except for funded accounts and Multicall3, and a Solana chain
 * in this process where it is asked for. They never outlive this process. Throws {@link LocalnetStartError}; then nothing is left running.
 */
export async function startLocalnet(parameters: StartLocalnetParameters = {}): Promise<Localnet> {
  const { chains = defaultChains, ports = [], timeoutMs = 20_000, solana = false } = parameters
  const running = new Set<Anvil>()
  let localSolana: LocalSolana | undefined
  const killAll = () => {
    for (const anvil of running) anvil.kill()
  }
  const stop = async () => {
    process.off('exit', killAll)
    const stopping = [...running]
    running.clear()
    await Promise.all([...stopping.map((anvil) => anvil.stop()), localSolana?.stop()])
  }
  process.on('exit', killAll)
  const starts = await Promise.allSettled(
    chains.map(async ({ id, name }, index) => {
      const chain = { id, name }
      const startedAt = performance.now()
      const anvil = await startAnvil({ chain, port: ports[index] ?? 0, timeoutMs })
      running.add(anvil)
      const rpcUrl = `http://127.0.0.1:${anvil.port}`
      const remainingMs = timeoutMs - (performance.now() - startedAt)
      await untilChainAnswers({ chain, rpcUrl, timeoutMs: remainingMs })
      await placeMulticall3({ rpcUrl })
      return localChain({ chain, rpcUrl })
    }),
  )
  const failure = starts.find((start) => start.status === 'rejected')
  if (failure) {
    await stop()
    throw failure.reason
  }
  try {
    if (solana) localSolana = await startLocalSolana(solana === true ? {} : solana)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    chains: starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])),
    accounts: localAccounts(),
    solana: localSolana,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Its runtime is 12 MB of native code: loaded only by those who want it. */
async function startLocalSolana(options: StartSolanaParameters): Promise<LocalSolana> {
  const { startSolana } = await import('./solana/startSolana.ts')
  try {
    return await startSolana(options)
  } catch (cause) {
    throw new LocalnetStartError({
      chain: { id: 'solana', name: 'Solana' },
      reason: cause instanceof Error ? cause.message : String(cause),
      remedy: `Check that nothing else listens on port ${options.port ?? 0} and the next, or leave out "port".`,
      cause,
    })
  }
}

const defaultChains = [
  { id: 1, name: 'Ethereum' },
  { id: 8453, name: 'Base' },
  { id: 42161, name: 'Arbitrum' },
] as const

function localChain(parameters: {
  chain: { id: number; name: string }
  rpcUrl: string
}): LocalChain {
  const { chain, rpcUrl } = parameters
  const webSocketUrl = rpcUrl.replace('http:', 'ws:')
  return {
    ...chain,
    rpcUrl,
    webSocketUrl,
    chain: defineChain({
      ...chain,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl], webSocket: [webSocketUrl] } },
      contracts: { multicall3: { address: multicall3Address } },
      testnet: true,
    }),
  }
}
