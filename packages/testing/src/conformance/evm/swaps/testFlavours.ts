import { expect } from 'vitest'
import type { SwapSuite } from './swapSuite.ts'

const whole = 10n ** 18n
const intent = { from: 'DAI', to: 'USDC', amount: 10n * whole } as const

/** Nodes that cannot try everything out. */
export function testFlavours({ check }: SwapSuite): void {
  check(
    'without eth_simulateV1, code in the account’s place tries it',
    async (page) => {
      const prepared = await page.prepare(intent)
      expect(prepared).toMatchObject({ trial: 'overridden', expected: 9_969_900n, notes: [] })
      expect((await page.confirm(prepared)).at(-1)).toMatchObject({ received: 9_969_900n })
      const coin = await page.prepare({ from: 'coin', to: 'USDC', amount: whole })
      expect((await page.confirm(coin)).at(-1)).toMatchObject({ received: coin.expected })
      const back = await page.prepare({ from: 'USDC', to: 'coin', amount: 1_000_000_000n })
      expect(back.trial).toBe('overridden')
      expect((await page.confirm(back)).at(-1)).toMatchObject({ received: back.expected })
    },
    { flavour: 'noSimulate' },
  )

  check(
    'without eth_simulateV1, old allowances and fees of tokens are seen, too',
    async (page) => {
      const { swaps, policy } = page
      const dollars = { from: 'OUSD', to: 'USDC', amount: 5_000_000n } as const
      const early = await page.prepare({ ...dollars, amount: 1_000_000n })
      await swaps.send({ prepared: early, step: 0, policy })
      const { steps } = await page.prepare(dollars)
      expect(steps.map(({ type }) => type)).toEqual(['reset', 'approve', 'swap'])
      const fee = await page.prepare(
        { from: 'FEE', to: 'USDC', amount: 10n * whole },
        { isMeasured: true, minimum: 9_800_000n },
      )
      expect(fee).toMatchObject({
        ...{ trial: 'overridden', expected: 9_870_202n },
        notes: [{ type: 'token-fee', side: 'source' }],
      })
    },
    { flavour: 'noSimulate' },
  )

  check(
    'without any trial, it says so, and the contract’s minimum protects it',
    async (page) => {
      const prepared = await page.prepare(intent)
      expect(prepared).toMatchObject({
        ...{ trial: 'none', expected: 9_969_900n, notes: [{ type: 'not-tried' }] },
      })
      expect((await page.confirm(prepared)).at(-1)).toMatchObject({ received: 9_969_900n })
    },
    { flavour: 'noOverrides' },
  )
}
