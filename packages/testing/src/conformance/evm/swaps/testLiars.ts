import { expect } from 'vitest'
import { codeOf } from '../../page.ts'
import type { RpcFlavour, SwapPage, SwapSuite } from './swapSuite.ts'

const whole = 10n ** 18n
const intent = { from: 'DAI', to: 'USDC', amount: 100n * whole } as const

const flavours: readonly (RpcFlavour | undefined)[] = [
  ...[undefined, 'noSimulate' as const, 'noOverrides' as const],
  ...['behind' as const, 'lying' as const],
]
const wallets = [
  { name: 'that confirms each step', options: {} },
  { name: 'with batches', options: { hasBatches: true } },
  { name: 'with batches, and an app that guards', options: { hasBatches: true, isGuarded: true } },
] as const

/** Hostile routers: whatever they do, more than the minimum allows is never lost. */
export function testLiars({ check }: SwapSuite): void {
  for (const flavour of flavours)
    for (const { name, options } of wallets)
      check(
        `hostile routers, a node ${flavour ?? 'that can everything'}, and a wallet ${name}`,
        async (page) => {
          for (const [mode, router] of Object.entries(page.exchange.liars)) {
            const id = await page.chain.client.snapshot()
            expect(await loseTo(page, router), mode).toBe('nothing')
            await page.chain.client.revert({ id })
          }
        },
        { ...options, flavour },
      )
}

/** Exchanges by a hostile router as far as it goes, and returns what was lost. */
async function loseTo(page: SwapPage, router: `0x${string}`): Promise<string> {
  const { chain, exchange, wallet } = page
  const before = await Promise.all([page.balance('DAI'), page.balance('USDC')])
  const { promptCount } = wallet
  const swap = page.toSwap(intent)
  const offer = await page.toOffer(swap, { router })
  const { swaps, policy } = page
  const preparing = swaps.prepare({
    ...{ swap, offer, policy, signal: new AbortController().signal },
    canBatch: () => page.canBatch(swap),
  })
  const refusal = await codeOf(preparing)
  if (typeof refusal === 'string') {
    expect(wallet.promptCount).toBe(promptCount)
    return refusals.includes(refusal) ? 'nothing' : refusal
  }
  const prepared = await preparing
  await chain.client.mine({ blocks: 1 })
  await page.confirm(prepared).catch(() => undefined)
  const [dai = 0n, dollars = 0n] = await Promise.all([page.balance('DAI'), page.balance('USDC')])
  const [paid, received] = [(before[0] ?? 0n) - dai, dollars - (before[1] ?? 0n)]
  expect(await swaps.readAllowance({ swap, spender: router })).toBe(0n)
  const isWhole = paid === 0n || (paid <= intent.amount && received >= prepared.minReceived)
  return isWhole ? 'nothing' : `${paid} DAI for ${received} USDC, to ${exchange.thief}`
}

const refusals = ['SWAP_ROUTER_UNKNOWN', 'SWAP_EFFECT_UNEXPECTED', 'TRANSACTION_FAILED']
