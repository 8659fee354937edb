import type { Address } from '@solana/kit'
import { createFaucet } from './ledger/createFaucet.ts'
import { createLedger } from './ledger/createLedger.ts'
import { localSolanaTokens } from './localSolanaTokens.ts'
import { createMaker } from './maker/createMaker.ts'
import { serveMaker } from './maker/serveMaker.ts'
import { accountMethods } from './methods/accountMethods.ts'
import { blockMethods } from './methods/blockMethods.ts'
import { historyMethods } from './methods/historyMethods.ts'
import { tokenMethods } from './methods/tokenMethods.ts'
import { transactionMethods } from './methods/transactionMethods.ts'
import { placeSolanaTokens } from './placeSolanaTokens.ts'
import { serveLedger } from './serveLedger.ts'
import { type SolanaAccount, solanaAccounts } from './solanaAccounts.ts'

export type StartSolanaParameters = {
  /** The port of the JSON-RPC API. The next port is for WebSockets. @default free ports */
  port?: number | undefined
  /** The duration of a slot, in milliseconds. @default 400, as on mainnet */
  slotMs?: number | undefined
  /** The genesis hash of the simulated cluster. @default mainnet */
  genesisHash?: string | undefined
  /** Whether to place `localSolanaTokens`, with 1,000 of each per account. @default false */
  tokens?: boolean | undefined
  /** Whether to start a market maker for SOL and USDC, besides `tokens`. @default false */
  maker?: boolean | undefined
}

export type LocalSolana = {
  readonly rpcUrl: string
  readonly webSocketUrl: string
  /** The CAIP-2 id of the simulated cluster. */
  readonly caipNetworkId: `solana:${string}`
  /** Three accounts with 10,000 SOL each. */
  readonly accounts: readonly SolanaAccount[]
  /**
   * Trades SOL for USDC of `localSolanaTokens`, with fixed prices, by transactions that it and the
   * user sign. Present if requested.
   */
  readonly maker?: SolanaMaker | undefined
  /**
   * Advances by some slots. Blockhashes expire after 150 slots, transactions are final after 32.
   */
  advanceSlots: (slots: number) => void
  /** Can be called again. */
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

export type SolanaMaker = {
  readonly address: Address
  /**
   * Serves `GET /quote?from=…&to=…&amount=…` and, with `&user=…`, `GET /build`. SOL is
   * `So11111111111111111111111111111111111111111`, amounts are in base units.
   */
  readonly url: string
}

const mainGenesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const funds = 10_000_000_000_000n
/** Whole tokens. */
const [ownersHave, makerHas] = [1000n, 10_000_000n]
/** Quotes of the maker use blockhashes of earlier slots. */
const earlierSlots = 150

/**
 * Starts a chain on the Solana runtime in this process, on 127.0.0.1. It has one block per slot and
 * no validators.
 */
export async function startSolana(parameters: StartSolanaParameters = {}): Promise<LocalSolana> {
  const { port = 0, slotMs = 400, genesisHash = mainGenesisHash } = parameters
  const { tokens = false, maker: hasMaker = false } = parameters
  const ledger = createLedger({ slotMs, startsAt: Math.floor(Date.now() / 1000) })
  const faucet = await createFaucet(ledger)
  const accounts = await solanaAccounts()
  const owners = accounts.map(({ address }) => address)
  for (const owner of owners) ledger.setBalance(owner, funds)
  const holders = owners.map((owner) => ({ owner, whole: ownersHave }))
  const maker = hasMaker ? await createMaker({ ledger, token: localSolanaTokens[0] }) : undefined
  if (maker) {
    holders.push({ owner: maker.address, whole: makerHas })
    ledger.advance(earlierSlots)
  }
  if (tokens || maker) await placeSolanaTokens({ ledger, holders, authority: faucet.address })
  const server = await serveLedger({
    ledger,
    port,
    methods: {
      ...accountMethods(ledger),
      ...tokenMethods(ledger),
      ...blockMethods(ledger, { genesisHash }),
      ...transactionMethods(ledger, faucet),
      ...historyMethods(ledger),
    },
  })
  const makerServer = maker && (await serveMaker({ maker }))
  const timer = setInterval(() => ledger.advance(), slotMs)
  const stop = async () => {
    clearInterval(timer)
    await Promise.all([server.stop(), makerServer?.stop()])
  }
  return {
    rpcUrl: `http://127.0.0.1:${server.port}`,
    webSocketUrl: `ws://127.0.0.1:${server.port + 1}`,
    caipNetworkId: `solana:${genesisHash.slice(0, 32)}`,
    accounts,
    maker: maker && makerServer && { address: maker.address, url: makerServer.url },
    advanceSlots: (slots) => ledger.advance(slots),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
