import { type Chain, defineChain } from 'viem'
import { localSmartAccounts } from './accounts/localSmartAccounts.ts'
import { placeSmartAccounts } from './accounts/placeSmartAccounts.ts'
import type { LocalBitcoin } from './bitcoin/startBitcoin.ts'
import { placeExchange } from './exchange/placeExchange.ts'
import { type LocalAccount, localAccounts } from './localAccounts.ts'
import { multicall3Address } from './multicall3Address.ts'
import { placeMulticall3 } from './placeMulticall3.ts'
import type { LocalPolkadot, StartPolkadotParameters } from './polkadot/startPolkadot.ts'
import { LocalnetStartError } from './process/localnetStartError.ts'
import type { LocalSolana, StartSolanaParameters } from './solana/startSolana.ts'
import { startAnvil } from './startAnvil.ts'
import { placeTokens } from './tokens/placeTokens.ts'
import { untilChainAnswers } from './untilChainAnswers.ts'

export type StartLocalnetParameters = {
  /** The EVM chains. @default Ethereum (1), Base (8453) and Arbitrum (42161) */
  chains?: readonly { id: number; name: string }[] | undefined
  /** One port per chain, in the order of `chains`. @default free ports */
  ports?: readonly number[] | undefined
  /**
   * Whether to place `localTokens` on every EVM chain and `localSolanaTokens` on Solana, with 1,000
   * of each per account. @default false
   */
  tokens?: boolean | undefined
  /**
   * Whether to place `localExchange` on every EVM chain, with 1,000 of each of its tokens per
   * account, and to start the market maker of Solana. Includes `tokens`.
   * @default false
   */
  exchange?: boolean | undefined
  /**
   * Whether to place `localSmartAccounts` on every EVM chain, with 10,000 of the native currency
   * and as many of the tokens as each account has. @default false
   */
  accounts?: boolean | undefined
  /** Whether to start a Solana chain, or its options. @default false */
  solana?: boolean | StartSolanaParameters | undefined
  /** Whether to start a Bitcoin chain. @default false */
  bitcoin?: boolean | undefined
  /** Whether to start a local Asset Hub, or its options. @default false */
  polkadot?: boolean | Omit<StartPolkadotParameters, 'timeoutMs'> | undefined
  /** How long each chain may take to answer, in milliseconds. @default 60000 */
  timeoutMs?: number | undefined
}

export type LocalChain = {
  id: number
  name: string
  rpcUrl: string
  webSocketUrl: string
  /** The chain for viem clients, with its URLs and Multicall3. */
  chain: Chain
}

export type Localnet = {
  chains: readonly LocalChain[]
  /** Ten accounts with 10,000 of the native currency each, on every chain. */
  accounts: readonly LocalAccount[]
  /** Present if requested. */
  solana?: LocalSolana | undefined
  /** Present if requested. */
  bitcoin?: LocalBitcoin | undefined
  /** Present if requested. */
  polkadot?: LocalPolkadot | undefined
  /** Stops every chain. Resolves once the processes have exited. Can be called again. */
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

type Node = { stop(): Promise<void>; kill?(): void }

/**
 * Starts EVM nodes on 127.0.0.1, one per chain, with funded accounts and Multicall3, and the other
 * requested chains. None outlives this process.
 * @throws {@link LocalnetStartError}, with nothing left running
 */
export async function startLocalnet(parameters: StartLocalnetParameters = {}): Promise<Localnet> {
  const { chains = defaultChains, ports = [], tokens = false, timeoutMs = 60_000 } = parameters
  const { exchange = false, solana = false, bitcoin = false, polkadot = false } = parameters
  const running = new Set<Node>()
  const keep = <node extends Node>(node: node) => {
    running.add(node)
    return node
  }
  const killAll = () => {
    for (const node of running) node.kill?.()
  }
  const stop = async () => {
    process.off('exit', killAll)
    const stopping = [...running]
    running.clear()
    await Promise.all(stopping.map((node) => node.stop()))
  }
  process.on('exit', killAll)

  const startChain = async ({ id, name }: { id: number; name: string }, index: number) => {
    const chain = { id, name }
    const startedAt = performance.now()
    const anvil = keep(await startAnvil({ chain, port: ports[index] ?? 0, timeoutMs }))
    const rpcUrl = `http://127.0.0.1:${anvil.port}`
    const remainingMs = timeoutMs - (performance.now() - startedAt)
    await untilChainAnswers({ chain, rpcUrl, timeoutMs: remainingMs })
    await placeMulticall3({ rpcUrl })
    const { contract, vault, oldVault } = localSmartAccounts
    const smart = parameters.accounts ? [contract, vault, oldVault] : []
    const keyed = localAccounts().map(({ address }) => address)
    const [one, two, three] = keyed
    if (parameters.accounts && one && two && three)
      await placeSmartAccounts({ rpcUrl, owners: [one, two, three] })
    const accounts = [...keyed, ...smart]
    if (exchange) await placeExchange({ rpcUrl, accounts })
    else if (tokens) await placeTokens({ rpcUrl, accounts })
    return localChain({ chain, rpcUrl })
  }
  const chainStarts = chains.map(startChain)
  const solanaStart = solana
    ? startLocalSolana({ tokens, maker: exchange, ...(solana === true ? {} : solana) }).then(keep)
    : undefined
  const bitcoinStart = bitcoin ? startLocalBitcoin({ timeoutMs }).then(keep) : undefined
  const polkadotStart = polkadot
    ? startLocalPolkadot({ ...(polkadot === true ? {} : polkadot), timeoutMs }).then(keep)
    : undefined

  // Wait for chains that still start, so that a failure leaves none running.
  const starts = [...chainStarts, solanaStart, bitcoinStart, polkadotStart]
  const failure = (await Promise.allSettled(starts)).find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') {
    await stop()
    throw failure.reason
  }
  return {
    chains: await Promise.all(chainStarts),
    accounts: localAccounts(),
    solana: await solanaStart,
    bitcoin: await bitcoinStart,
    polkadot: await polkadotStart,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

// Loaded only when requested. The Solana runtime is 12 MB of native code.

async function startLocalBitcoin(options: { timeoutMs: number }): Promise<LocalBitcoin> {
  return (await import('./bitcoin/startBitcoin.ts')).startBitcoin(options)
}

async function startLocalPolkadot(options: StartPolkadotParameters): Promise<LocalPolkadot> {
  return (await import('./polkadot/startPolkadot.ts')).startPolkadot(options)
}

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
