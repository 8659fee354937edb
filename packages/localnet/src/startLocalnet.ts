import { type Chain, defineChain } from 'viem'
import { type LocalBitcoin, startBitcoin } from './bitcoin/startBitcoin.ts'
import { type LocalAccount, localAccounts } from './localAccounts.ts'
import { LocalnetStartError } from './localnetStartError.ts'
import { multicall3Address } from './multicall3Address.ts'
import { placeMulticall3 } from './placeMulticall3.ts'
import { type Anvil, startAnvil } from './startAnvil.ts'
import { untilChainAnswers } from './untilChainAnswers.ts'

export type StartLocalnetParameters = {
  /** Which chains to stand in for. Default: Ethereum (1), Base (8453) and Arbitrum (42161). */
  chains?: readonly { id: number; name: string }[] | undefined
  /** One port per chain, in the order of `chains`. Default: the system picks free ones. */
  ports?: readonly number[] | undefined
  /** Whether to start a Bitcoin chain as well. Default: no. */
  bitcoin?: boolean | undefined
  /** How long each chain may take until it answers, in milliseconds. Default: 20,000. */
  timeoutMs?: number | undefined
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
  /** The Bitcoin chain, where one was asked for. */
  bitcoin: LocalBitcoin | undefined
  /** Stops every chain; resolves once the processes are gone. May be called again. */
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * Starts real EVM nodes on 127.0.0.1, one per chain and empty except for funded accounts and Multicall3.
 * On request a Bitcoin node, too. They never outlive this process. Throws {@link LocalnetStartError}; then nothing is left running.
 */
export async function startLocalnet(parameters: StartLocalnetParameters = {}): Promise<Localnet> {
  const { chains = defaultChains, ports = [], bitcoin = false, timeoutMs = 20_000 } = parameters
  const running = new Set<Anvil>()
  let localBitcoin: LocalBitcoin | undefined
  const killAll = () => {
    for (const anvil of running) anvil.kill()
  }
  const stop = async () => {
    process.off('exit', killAll)
    const stopping = [...running]
    running.clear()
    await Promise.all([localBitcoin?.stop(), ...stopping.map((anvil) => anvil.stop())])
  }
  process.on('exit', killAll)
  const startingBitcoin = bitcoin ? startBitcoin({ timeoutMs }) : undefined
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
  const [bitcoinStart] = await Promise.allSettled([startingBitcoin])
  if (bitcoinStart.status === 'fulfilled') localBitcoin = bitcoinStart.value
  const failure = [...starts, bitcoinStart].find((start) => start.status === 'rejected')
  if (failure) {
    await stop()
    throw failure.reason
  }
  return {
    chains: starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])),
    accounts: localAccounts(),
    bitcoin: localBitcoin,
    stop,
    [Symbol.asyncDispose]: stop,
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
