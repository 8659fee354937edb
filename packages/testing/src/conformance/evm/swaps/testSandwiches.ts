import type { SwapPolicy } from '@cleat/core/adapter'
import { maxUint256, parseAbi } from 'viem'
import { expect, vi } from 'vitest'
import { rejectWith } from '../../../behaviours/rejectWith.ts'
import { codeOf } from '../../page.ts'
import { withQuickClock } from '../transfers/withQuickClock.ts'
import type { SandwichesUnderTest, SwapIntent, SwapPage, SwapSuite } from './swapSuite.ts'

const whole = 10n ** 18n
const large = { from: 'DAI', to: 'USDC', amount: 10_000n * whole } as const
const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function mint(address to, uint256 value)',
])

/** How long the bot has to find a victim. Milliseconds. */
const huntMs = 1500

/** Traders that watch the public queue, and what keeps swaps out of it. */
export function testSandwiches({ check }: SwapSuite, mev: SandwichesUnderTest): void {
  check('in the public queue, a sandwich takes all but the least amount', async (page) => {
    await fund(page, mev)
    const bot = await mev.startBot()
    try {
      const outcome = await swapBetween(page, { intent: large, policy: page.policy, bot })
      expect(bot.sandwiches).toHaveLength(1)
      expect(outcome).toMatchObject({ status: 'confirmed', received: 9_772_864_555n })
      expect(await gainOf(page, mev)).toBeGreaterThan(70n * whole)
    } finally {
      await bot.stop()
    }
  })

  check('by a protected RPC of the app, a wallet that only signs loses nothing', async (page) => {
    const { wallet, network } = page
    await fund(page, mev)
    const bot = await mev.startBot()
    try {
      const cannot = rejectWith({ code: 4200, message: 'It only signs.' })
      wallet.program('eth_sendTransaction', cannot, { times: Infinity })
      const protectedRpc = { [network.caipNetworkId]: mev.protectedUrl }
      const policy = { ...page.policy, protectedRpc }
      const outcome = await swapBetween(page, { intent: large, policy, bot })
      expect(outcome).toMatchObject({ status: 'confirmed', received: 9_871_580_343n })
      expect(bot.sandwiches).toEqual([])
      expect(await gainOf(page, mev)).toBe(0n)
    } finally {
      await bot.stop()
    }
  })

  check('a protected RPC that is down sends nothing to another one', async (page) => {
    const { swaps, wallet, network, chain, payer } = page
    await fund(page, mev)
    const cannot = rejectWith({ code: 4200, message: 'It only signs.' })
    wallet.program('eth_sendTransaction', cannot, { times: Infinity })
    const protectedRpc = { [network.caipNetworkId]: 'http://127.0.0.1:1' }
    const policy = { ...page.policy, protectedRpc }
    const prepared = await page.prepare(large)
    const count = () => chain.client.getTransactionCount({ address: payer, blockTag: 'pending' })
    const before = await count()
    expect(await codeOf(swaps.send({ prepared, step: 0, policy }))).toBe('NETWORK_RPC_FAILED')
    expect(await count()).toBe(before)
    // Without it, such a wallet cannot swap.
    const { policy: plain } = page
    expect(await codeOf(swaps.send({ prepared, step: 0, policy: plain }))).toBe(
      'WALLET_METHOD_UNSUPPORTED',
    )
  })

  check('a wallet that sends itself loses nothing once it has the protected RPC', async (page) => {
    const { swaps, network, wallet } = page
    await fund(page, mev)
    const bot = await mev.startBot()
    try {
      await swaps.protect?.({ network, url: mev.protectedUrl })
      expect(wallet.added).toMatchObject([[{ chainId: '0x1', rpcUrls: [mev.protectedUrl] }]])
      const outcome = await swapBetween(page, { intent: large, policy: page.policy, bot })
      expect(outcome).toMatchObject({ status: 'confirmed', received: 9_871_580_343n })
      expect(bot.sandwiches).toEqual([])
      expect(await gainOf(page, mev)).toBe(0n)
    } finally {
      await bot.stop()
    }
  })

  const { runs = 20 } = mev
  check(
    `no victim of ${runs} gets less than it was shown`,
    async (page) => {
      await fund(page, mev)
      const bot = await mev.startBot()
      const counts = { attacked: 0, atFloor: 0, lost: 0 }
      try {
        for (let run = 0; run < runs; run++) {
          const intent = toIntent(run)
          const before = bot.sandwiches.length
          const outcome = await swapBetween(page, { intent, policy: page.policy, bot })
          expect(outcome.status, `run ${run}`).toBe('confirmed')
          if (outcome.received < outcome.minReceived) counts.lost += 1
          if (bot.sandwiches.length > before) counts.attacked += 1
          // The bot leaves a millionth at most.
          const spare = outcome.received - outcome.minReceived
          if (spare * 1_000_000n <= outcome.minReceived) counts.atFloor += 1
        }
        mev.report?.({ runs, ...counts })
        expect(counts.lost).toBe(0)
        expect(counts.attacked).toBeGreaterThan(runs / 2)
      } finally {
        await bot.stop()
      }
    },
    { timeoutMs: 60_000 + runs * 3000 },
  )
}

/** Large swaps both ways, of many amounts and tolerances. */
function toIntent(run: number): SwapIntent {
  const dollars = 2000n + ((BigInt(run) * 7919n) % 18_000n)
  const slippageBps = [10, 50, 100, 300][run % 4] ?? 100
  return run % 2 === 0
    ? { from: 'DAI', to: 'USDC', amount: dollars * whole, slippageBps }
    : { from: 'USDC', to: 'DAI', amount: dollars * 10n ** 6n, slippageBps }
}

/** Gives both sides enough, and lets the router take it. From here on, blocks are mined by hand. */
async function fund(
  { chain: { client }, exchange, payer }: SwapPage,
  { attacker }: SandwichesUnderTest,
): Promise<void> {
  const { DAI, USDC } = exchange.tokens
  const rest = { abi, chain: null, account: payer } as const
  for (const { address, decimals } of [DAI, USDC]) {
    const many = 10n ** BigInt(decimals + 8)
    const writes = [
      { functionName: 'mint', args: [payer, many] },
      { functionName: 'mint', args: [attacker, many] },
      { functionName: 'approve', args: [exchange.router, maxUint256] },
    ] as const
    for (const write of writes) {
      await client.writeContract({ ...rest, ...write, address })
      await client.mine({ blocks: 1 })
    }
  }
  await client.setAutomine(false)
}

/** What the bot has of DAI beyond what it was given. */
async function gainOf(page: SwapPage, { attacker }: SandwichesUnderTest): Promise<bigint> {
  return (await page.balance('DAI', attacker)) - 10n ** 26n - 1000n * whole
}

/** Swaps with the bot watching, and follows it to its end. */
async function swapBetween(
  page: SwapPage,
  parameters: {
    intent: SwapIntent
    policy: SwapPolicy
    bot: Awaited<ReturnType<SandwichesUnderTest['startBot']>>
  },
) {
  const { swaps, network, chain } = page
  const { intent, policy, bot } = parameters
  const prepared = await page.prepare(intent)
  const { payload } = prepared.steps[0] ?? {}
  await swaps.decode({ payload, network, policy })
  await swaps.check({ prepared, step: 0, policy })
  const before = bot.sandwiches.length
  const { hash, trackingData } = await swaps.send({ prepared, step: 0, policy })
  await vi
    .waitUntil(() => bot.sandwiches.length > before, { timeout: huntMs, interval: 5 })
    .catch(() => undefined)
  await chain.client.mine({ blocks: 1 })
  const { swap, minReceived } = prepared
  const { signal } = new AbortController()
  const outcome = await withQuickClock(() =>
    swaps.follow({ hash, swap, isExchange: true, minReceived, trackingData, signal }),
  )
  const received = outcome.status === 'confirmed' ? (outcome.received ?? 0n) : 0n
  return { status: outcome.status, received, minReceived }
}
