import { type Chain, defineChain } from 'viem'
import { type LocalAccount, localAccounts } from './localAccounts.ts'
import { LocalnetStartError } from './localnetStartError.ts'
import { multicall3Address } from './multicall3Address.ts'
import { placeMulticall3 } from './placeMulticall3.ts'
import type { LocalPolkadot, StartPolkadotParameters } from './polkadot/startPolkadot.ts'
import { type Anvil, startAnvil } from './startAnvil.ts'
import { untilChainAnswers } from './untilChainAnswers.ts'

export type StartLocalnetParameters = {
  /** Which chains to stand in for. Default: Ethereum (1), Base (8453) and Arbitrum (42161). */
  chains?: readonly { id: number; name: string }[] | undefined
  /** One port per chain, in the order of `chains`. Default: the system picks free ones. */
  ports?: readonly number[] | undefined
  /** Starts a local Asset Hub, too. Default: no. */
  polkadot?: Omit<StartPolkadotParameters, 'timeoutMs'> | undefined
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
  /** There when it was asked for. */
  polkadot?: LocalPolkadot | undefined
  /** Ten accounts with 10,000 of the native currency each, on every chain. */
  accounts: readonly LocalAccount[]
  /** Stops every chain; resolves once the processes are gone. May be called again. */
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * Starts real EVM nodes on 127.0.0.1, one per chain and empty except for funded accounts and Multicall3.
 * They never outlive this process. Throws {@link LocalnetStartError}; then nothing is left running.
 */
export async function startLocalnet(parameters: StartLocalnetParameters = {}): Promise<Localnet> {
  const { chains = defaultChains, ports = [], timeoutMs = 20_000 } = parameters
  const running = new Set<Pick<Anvil, 'stop' | 'kill'>>()
  const killAll = () => {
    for (const node of running) node.kill()
  }
  const stop = async () => {
    process.off('exit', killAll)
    const stopping = [...running]
    running.clear()
    await Promise.all(stopping.map((node) => node.stop()))
  }
  process.on('exit', killAll)
  const startPolkadot = async () => {
    if (!parameters.polkadot) return undefined
    const started = await (await import('./polkadot/startPolkadot.ts')).startPolkadot({
      ...parameters.polkadot,
      timeoutMs: parameters.timeoutMs,
    })
    running.add(started)
    return started
  }
  const startingPolkadot = Promise.allSettled([startPolkadot()])
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
  const [polkadot] = await startingPolkadot
  const failure = [...starts, polkadot].find((start) => start.status === 'rejected')
  if (failure) {
    await stop()
    throw failure.reason
  }
  return {
    chains: starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])),
    ...(polkadot.status === 'fulfilled' && polkadot.value ? { polkadot: polkadot.value } : {}),
    accounts: localAccounts(),
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
