import type {
  CaipNetwork,
  PreparedSwap,
  Swap,
  SwapAdapter,
  SwapOffer,
  SwapOutcome,
  SwapPolicy,
} from '@cleat/core/adapter'
import type { Address, Hex } from 'viem'
import type { EvmWallet } from '../createEvmWallet.ts'
import type { TransferChain } from '../transfers/createTransferChain.ts'

/** An exchange with the ABI of Uniswap V2's router, on the first chain. */
export type ExchangeUnderTest = {
  readonly router: Address
  /** The token of the native coin. */
  readonly wrapped: Address
  readonly tokens: {
    readonly [name in 'DAI' | 'USDC' | 'OUSD' | 'FEE' | 'HONEY']: {
      readonly address: Address
      readonly symbol: string
      readonly decimals: number
    }
  }
  /** Contracts with the ABI of others, at the addresses that those have on the first chain. */
  readonly published: {
    readonly [name in
      | 'aggregationRouter'
      | 'swapRouter'
      | 'universalRouter'
      | 'permit2'
      | 'settlement'
      | 'relayer']: Address
  }
  /** What accounts delegate to that send batches. */
  readonly batch: Address
  /** Fails where a balance is too low. */
  readonly guard: Address
  /** Receives what hostile routers steal. */
  readonly thief: Address
  /** Routers that quote honestly and swap otherwise, by how they lie. */
  readonly liars: { readonly [mode: string]: Address }
}

/** A stand-in for CoW Protocol's order book on the first chain. */
export type OrderBookUnderTest = {
  /** Asks its API, as a client of `https://api.cow.fi` does. With a body, it posts. */
  ask(path: string, body?: unknown): Promise<{ readonly body: unknown }>
  /** Fills an order on the chain. `kept` is what the solver takes of what it could give. */
  fill(uid: string, kept?: bigint): Promise<Hex>
  /** Whether it refuses every order, and keeps them to fill. */
  lie(isLying: boolean): void
  /** What it says of an order, whatever the chain has. */
  say(uid: string, status: 'open' | 'fulfilled' | 'cancelled' | 'expired'): void
}

/** Who watches the queue of the first chain, and a way past it. */
export type SandwichesUnderTest = {
  /** Starts a bot that puts swaps of the queue between a purchase and a sale. */
  startBot(): Promise<{ readonly sandwiches: readonly unknown[]; stop(): Promise<void> }>
  /** The bot's account. */
  readonly attacker: Address
  /** An RPC that keeps transactions out of the queue. */
  readonly protectedUrl: string
  /** How many swaps are tried between the bot's. @default 20 */
  readonly runs?: number | undefined
  /** Called with how many of them the bot attacked, which of those got the least, and lost more. */
  readonly report?:
    | ((counts: { runs: number; attacked: number; atFloor: number; lost: number }) => void)
    | undefined
}

export type SwapIntent = {
  /** `coin`, `wrapped` or a token's name. */
  readonly from: AssetName
  readonly to: AssetName
  readonly amount: bigint
  readonly slippageBps?: number | undefined
}

export type AssetName = 'coin' | 'wrapped' | keyof ExchangeUnderTest['tokens']

/** A connected wallet on a page, what it can exchange, and the chain. */
export type SwapPage = {
  readonly swaps: SwapAdapter
  /** Loads them as the kit does for each step. */
  load(): Promise<SwapAdapter | undefined>
  readonly exchange: ExchangeUnderTest
  readonly chain: TransferChain
  readonly network: CaipNetwork
  readonly wallet: EvmWallet
  /** The account in use. */
  readonly payer: Address
  /** The app trusts the exchange. */
  readonly policy: SwapPolicy
  toSwap(intent: SwapIntent): Swap
  /** What the exchange, or another router, offers. */
  toOffer(swap: Swap, options?: OfferOptions): Promise<SwapOffer>
  /** Prepares an exchange with the offer of the router. */
  /** Whether the wallet says that it carries out several calls as a whole. */
  canBatch(swap: Pick<Swap, 'address' | 'network'>): Promise<boolean>
  prepare(intent: SwapIntent, options?: OfferOptions): Promise<PreparedSwap>
  /** Confirms all steps in the wallet, as the kit does, and follows each to its end. */
  confirm(prepared: PreparedSwap): Promise<readonly SwapOutcome[]>
  /** Base units that the account, or another, has of an asset. */
  balance(name: AssetName, account?: Address): Promise<bigint>
}

export type OfferOptions = {
  /** @default that of the exchange */
  readonly router?: Address | undefined
  /** Base units that the call demands. @default the quoted amount without the tolerance */
  readonly minimum?: bigint | undefined
  /** By the function for tokens that keep a part of what is sent. */
  readonly isMeasured?: boolean | undefined
}

/** The context of a test file: declares a test with its own page and chain. */
export type SwapSuite = {
  check(name: string, run: (page: SwapPage) => Promise<void>, options?: PageOptions): void
}

/** How a node is other than most. */
export type RpcFlavour = 'noSimulate' | 'noOverrides' | 'behind' | 'lying'

export type PageOptions = {
  /** Of the node that the app asks. */
  readonly flavour?: RpcFlavour | undefined
  /** Whether the wallet carries out batches. */
  readonly hasBatches?: boolean | undefined
  /** Milliseconds after which the test fails. @default 60_000 */
  readonly timeoutMs?: number | undefined
  /** Whether the app lets batches use unknown routers. */
  readonly isGuarded?: boolean | undefined
}
