import type { PreparedSwap, SwapOutcome } from '@cleat/core/adapter'
import type { Address } from 'viem'
import { withPage } from '../../page.ts'
import { createEvmUnderTest, type EvmUnderTest } from '../createEvmUnderTest.ts'
import { takeTwo } from '../takeTwo.ts'
import { createTransferChain } from '../transfers/createTransferChain.ts'
import { withQuickClock } from '../transfers/withQuickClock.ts'
import { readCanBatch } from './readCanBatch.ts'
import type {
  AssetName,
  ExchangeUnderTest,
  OrderBookUnderTest,
  PageOptions,
  RpcFlavour,
  SandwichesUnderTest,
  SwapPage,
} from './swapSuite.ts'
import { writeOffer } from './writeOffer.ts'

export declare namespace withSwapPage {
  type Parameters = createEvmUnderTest.Parameters & {
    exchange: ExchangeUnderTest
    /** Nodes of the first chain that can do less, or are less honest: their URLs by flavour. */
    flavours: { readonly [flavour in RpcFlavour]: string }
    /** An order book that speaks CoW Protocol's API, and fills what a test wants filled. */
    orderBook: OrderBookUnderTest
    sandwiches: SandwichesUnderTest
  }
}

/** Opens a page, connects its wallet, runs, and takes back whatever was done to the first chain. */
export async function withSwapPage(
  parameters: withSwapPage.Parameters,
  { flavour, hasBatches, isGuarded }: PageOptions,
  run: (page: SwapPage) => Promise<void>,
): Promise<void> {
  const { exchange } = parameters
  const { router, wrapped, tokens } = exchange
  const chain = createTransferChain(takeTwo(parameters.chains)[0])
  const id = await chain.client.snapshot()
  const batches = hasBatches ? { contract: exchange.batch } : undefined
  const made = createEvmUnderTest({ ...parameters, batches })
  const networks = flavour ? withNode(made.networks, parameters.flavours[flavour]) : made.networks
  const under = {
    ...{ ...made, networks },
    createAdapter: () => parameters.createAdapter({ networks }),
  }
  try {
    await withPage(
      () => under,
      async ({ adapter, networks: [network], connect }) => {
        await connect()
        const [wallet] = under.wallets
        const payer = wallet.addresses[0] as Address
        const swaps = await adapter.features['swaps:load']?.()
        if (!swaps) throw new Error('The adapter exchanges nothing.')
        const policy = {
          contracts: {
            [network.caipNetworkId]: { wrapped, v2Routers: [router], guard: exchange.guard },
          },
          ...(isGuarded && { unknownRouters: 'guarded' as const }),
        }
        const toAsset = (
          name: AssetName,
        ): { address?: Address; decimals: number; symbol: string } =>
          name === 'coin'
            ? { decimals: 18, symbol: 'ETH' }
            : name === 'wrapped'
              ? { address: wrapped, decimals: 18, symbol: 'WETH' }
              : tokens[name]
        const page: SwapPage = {
          ...{ swaps, exchange, chain, network, wallet, payer, policy },
          load: async () => adapter.features['swaps:load']?.(),
          canBatch: (swap) => readCanBatch(adapter, swap),
          toSwap: ({ from, to, amount, slippageBps = 100 }) => {
            const [source, target] = [toAsset(from), toAsset(to)]
            return { network, address: payer, source, target, amount, slippageBps }
          },
          toOffer: (swap, { router: asked = router, ...options } = {}) =>
            writeOffer(chain, {
              ...{ swap, router: asked, wrapped, dollars: tokens.USDC.address, ...options },
            }),
          async prepare(intent, options) {
            const swap = page.toSwap(intent)
            const offer = await page.toOffer(swap, options)
            return swaps.prepare({
              ...{ swap, offer, policy, signal: new AbortController().signal },
              canBatch: () => page.canBatch(swap),
            })
          },
          // A node that is behind sees nothing before.
          confirm: (prepared) => confirm(page, prepared, flavour === 'behind' ? 120 : 1),
          async balance(name, account = payer) {
            const { address } = toAsset(name)
            return address
              ? chain.readToken(address, account)
              : chain.client.getBalance({ address: account })
          },
        }
        await run(page)
      },
    )
  } finally {
    await chain.client.revert({ id })
    await chain.client.setAutomine(true)
  }
}

async function confirm(
  page: SwapPage,
  prepared: PreparedSwap,
  blocks: number,
): Promise<readonly SwapOutcome[]> {
  const { swaps, policy, network, chain } = page
  const { swap, minReceived } = prepared
  const outcomes: SwapOutcome[] = []
  for (const [step, { payload, type }] of prepared.steps.entries()) {
    await swaps.decode({ payload, network, policy })
    await swaps.check({ prepared, step, policy })
    const { hash, trackingData } = await swaps.send({ prepared, step, policy })
    // The next step hands it in.
    if (type === 'permit') continue
    await chain.client.mine({ blocks })
    const isExchange = type !== 'reset' && type !== 'approve'
    const { signal } = new AbortController()
    await withQuickClock(async () => {
      outcomes.push(
        await swaps.follow({ hash, swap, isExchange, minReceived, trackingData, signal }),
      )
    })
  }
  return outcomes
}

type Networks = EvmUnderTest['networks']

/** The app asks another node of the first chain than the wallet. */
function withNode([network, ...others]: Networks, url: string): Networks {
  return [{ ...network, rpcUrls: { default: { http: [url] } } }, ...others]
}
