import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Account,
  type Address,
  type Client,
  createClient,
  erc20Abi,
  getAddress,
  type Hex,
  http,
  maxUint256,
  type PublicActions,
  parseAbi,
  publicActions,
  type Transport,
  type WalletActions,
  walletActions,
} from 'viem'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'
import { planSandwich, type SandwichPlan } from './planSandwich.ts'
import { type PendingSwap, readSwap } from './readSwap.ts'

export type StartSandwichBotParameters = {
  /**
   * The node of a chain with `localExchange`. It must order transactions by fee, as anvil does, and
   * not mine each as it arrives (`evm_setAutomine`).
   */
  rpcUrl: string
  /** An account that the node signs for, with tokens to buy with. */
  account: Address
}

export type Sandwich = SandwichPlan & {
  /** The transaction in the middle. */
  readonly victim: Hex
  readonly frontRun: Hex
  readonly backRun: Hex
}

export type SandwichBot = {
  /** What it has sent so far, in order. */
  readonly sandwiches: readonly Sandwich[]
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

type Bot = Client<
  Transport,
  undefined,
  Account,
  undefined,
  PublicActions<Transport, undefined> & WalletActions<undefined, Account>
>
type Fees = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
type Send = { readonly bot: Bot; readonly nonce: number; readonly fees: Fees }
type Victim = PendingSwap & Fees & { readonly hash: Hex }

const { router } = localExchange
const pairAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])
// Old tokens return nothing.
const approveAbi = parseAbi(['function approve(address spender, uint256 value)'])
const pollMs = 10

/**
 * Watches the queue of a chain, and puts swaps of the local exchange between a purchase and a sale
 * that take the most their minimum allows.
 */
export async function startSandwichBot(
  parameters: StartSandwichBotParameters,
): Promise<SandwichBot> {
  const { rpcUrl, account } = parameters
  const bot: Bot = createClient({ account, transport: http(rpcUrl), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
  const sandwiches: Sandwich[] = []
  const filter = await bot.createPendingTransactionFilter()
  const stopping = new AbortController()
  const watch = async () => {
    while (!stopping.signal.aborted) {
      for (const hash of await bot.getFilterChanges({ filter })) {
        // A block that comes in the middle of an attack makes the node refuse the rest of it.
        const sandwich = await attack({ bot, hash }).catch(() => undefined)
        if (sandwich) sandwiches.push(sandwich)
      }
      await sleep(pollMs)
    }
  }
  // The watch ends when the chain stops.
  const watching = watch().catch(() => {})
  const stop = async () => {
    stopping.abort()
    await watching
  }
  return { sandwiches, stop, [Symbol.asyncDispose]: stop }
}

async function attack(parameters: { bot: Bot; hash: Hex }): Promise<Sandwich | undefined> {
  const { bot, hash } = parameters
  const victim = await findVictim({ bot, hash })
  if (!victim) return undefined
  const { source, target } = victim
  const reserves = await readReserves({ bot, source, target })
  const owner = bot.account.address
  const capital = await bot.readContract({
    ...{ address: source, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
  })
  const plan = reserves && planSandwich({ ...victim, ...reserves, capital })
  // It may have been mined meanwhile.
  if (!plan || !(await findVictim({ bot, hash }))) return undefined

  // Anvil mines the highest fee first.
  const before = shiftFees(victim, 1n)
  const after = shiftFees(victim, -1n)
  const nonce = await bot.getTransactionCount({ address: owner, blockTag: 'pending' })
  await approve({ bot, nonce, fees: before }, source)
  await approve({ bot, nonce: nonce + 1, fees: before }, target)
  const frontRun = await swap({
    ...{ bot, nonce: nonce + 2, fees: before, path: [source, target] },
    ...{ amountIn: plan.amountIn, amountOutMin: plan.amountBought },
  })
  const backRun = await swap({
    ...{ bot, nonce: nonce + 3, fees: after, path: [target, source] },
    ...{ amountIn: plan.amountBought, amountOutMin: plan.amountIn },
  })
  return { ...plan, victim: hash, frontRun, backRun }
}

async function findVictim(parameters: { bot: Bot; hash: Hex }): Promise<Victim | undefined> {
  const { bot, hash } = parameters
  const transaction = await bot.getTransaction({ hash }).catch(() => undefined)
  if (!transaction || transaction.blockNumber !== null) return undefined
  const {
    from,
    to,
    gasPrice,
    maxFeePerGas = gasPrice,
    maxPriorityFeePerGas = gasPrice,
  } = transaction
  const isOwn = getAddress(from) === getAddress(bot.account.address)
  if (isOwn || !to || getAddress(to) !== router) return undefined
  const swap = readSwap(transaction)
  if (!swap || maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return undefined
  return { ...swap, hash, maxFeePerGas, maxPriorityFeePerGas }
}

async function readReserves(parameters: { bot: Bot; source: Address; target: Address }) {
  const { bot, source, target } = parameters
  const address = await bot.readContract({
    ...{ address: router, abi: routerAbi, functionName: 'getPair', args: [source, target] },
  })
  const read = { address, abi: pairAbi, functionName: 'getReserves' } as const
  const reserves = await bot.readContract(read).catch(() => undefined)
  if (!reserves) return undefined
  const [reserve0, reserve1] = reserves
  const isSorted = source.toLowerCase() < target.toLowerCase()
  return isSorted
    ? { reserveIn: reserve0, reserveOut: reserve1 }
    : { reserveIn: reserve1, reserveOut: reserve0 }
}

function shiftFees({ maxFeePerGas, maxPriorityFeePerGas }: Fees, by: bigint): Fees {
  return { maxFeePerGas: maxFeePerGas + by, maxPriorityFeePerGas: maxPriorityFeePerGas + by }
}

function approve({ bot, nonce, fees }: Send, token: Address): Promise<Hex> {
  return bot.writeContract({
    ...{ address: token, abi: approveAbi, functionName: 'approve', args: [router, maxUint256] },
    ...{ chain: null, gas: 100_000n, nonce, ...fees },
  })
}

function swap(
  parameters: Send & { path: readonly Address[]; amountIn: bigint; amountOutMin: bigint },
): Promise<Hex> {
  const { bot, nonce, fees, path, amountIn, amountOutMin } = parameters
  return bot.writeContract({
    ...{ address: router, abi: routerAbi, functionName: 'swapExactTokensForTokens' },
    args: [amountIn, amountOutMin, path, bot.account.address, maxUint256],
    ...{ chain: null, gas: 300_000n, nonce, ...fees },
  })
}
