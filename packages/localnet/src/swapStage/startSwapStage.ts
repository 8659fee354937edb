import { type LocalExchange, localExchange } from '../exchange/localExchange.ts'
import { type RpcFlavour, startRpcFlavour } from '../flavours/startRpcFlavour.ts'
import { startProtectedRpc } from '../mev/startProtectedRpc.ts'
import { type SandwichBot, startSandwichBot } from '../mev/startSandwichBot.ts'
import { type OrderBook, startOrderBook } from '../orders/startOrderBook.ts'
import { type LocalChain, startLocalnet } from '../startLocalnet.ts'

/** The other nodes of the first chain. */
type SwapFlavour = Extract<RpcFlavour, 'noSimulate' | 'noOverrides' | 'behind' | 'lying'>

export type SwapStage = {
  /** Ethereum, where swaps are made, and Base. */
  readonly chains: readonly LocalChain[]
  readonly exchange: LocalExchange
  /** URLs of nodes of the first chain that can do less, or are less honest. */
  readonly flavours: { readonly [flavour in SwapFlavour]: string }
  readonly orderBook: OrderBook
  readonly sandwiches: {
    /** Starts a bot that puts swaps of the queue between a purchase and a sale. */
    startBot(): Promise<SandwichBot>
    /** The bot's account. */
    readonly attacker: `0x${string}`
    /** An RPC that keeps transactions out of the queue. */
    readonly protectedUrl: string
    /** How many swaps are tried between the bot's: `SANDWICHES` of the environment, else 20. */
    readonly runs: number
    /** Prints what came of them, if they were asked for. */
    report(counts: object): void
  }
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts two chains with the local exchange, and everyone who has a say in a swap: an order book, a
 * sandwich bot, a protected RPC, and nodes that can do less or lie.
 */
export async function startSwapStage(): Promise<SwapStage> {
  const localnet = await startLocalnet({
    chains: [
      { id: 1, name: 'Ethereum' },
      { id: 8453, name: 'Base' },
    ],
    exchange: true,
  })
  const { chains, accounts } = localnet
  const { SANDWICHES: sandwiches } = process.env
  const [{ rpcUrl } = { rpcUrl: '' }] = chains
  // Wallets under test have the first accounts.
  const [solver = '0x', attacker = '0x'] = accounts.slice(8).map(({ address }) => address)
  const startNode = (flavour: SwapFlavour) => startRpcFlavour({ url: rpcUrl, flavour })
  const neighbours = await Promise.all([
    startNode('noSimulate'),
    startNode('noOverrides'),
    startNode('behind'),
    startNode('lying'),
    startProtectedRpc({ url: rpcUrl }),
    startOrderBook({ rpcUrl, solver }),
  ])
  const [noSimulate, noOverrides, behind, lying, shielded, orderBook] = neighbours
  const stop = async () => {
    await Promise.all(neighbours.map((one) => one.stop()))
    await localnet.stop()
  }
  return {
    chains,
    exchange: localExchange,
    flavours: {
      noSimulate: noSimulate.url,
      noOverrides: noOverrides.url,
      behind: behind.url,
      lying: lying.url,
    },
    orderBook,
    sandwiches: {
      startBot: () => startSandwichBot({ rpcUrl, account: attacker }),
      attacker,
      protectedUrl: shielded.url,
      // By hand: SANDWICHES=1000 vitest run --project adapter-wagmi createSwaps.conformance
      runs: Number(sandwiches ?? 20),
      report: (counts) => void (sandwiches && process.stdout.write(JSON.stringify(counts))),
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
