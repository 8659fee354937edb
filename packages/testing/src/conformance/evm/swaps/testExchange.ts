import { expect } from 'vitest'
import type { SwapSuite } from './swapSuite.ts'

const whole = 10n ** 18n

/** Exchanges that work. */
export function testExchange({ check }: SwapSuite): void {
  check('coins for a token, exactly as it was tried', async (page) => {
    const before = await page.balance('USDC')
    const prepared = await page.prepare({ from: 'coin', to: 'USDC', amount: whole })
    expect(prepared).toMatchObject({
      ...{ kind: 'transaction', trial: 'simulated', notes: [] },
      ...{ expected: 2_486_302_890n, minReceived: 2_461_439_861n },
    })
    expect(prepared.steps.map(({ type }) => type)).toEqual(['swap'])
    expect(await page.confirm(prepared)).toMatchObject([
      { status: 'confirmed', received: 2_486_302_890n },
    ])
    expect((await page.balance('USDC')) - before).toBe(2_486_302_890n)
  })

  check('a token for another, after exactly that much is allowed', async (page) => {
    const { swaps, exchange, policy } = page
    const prepared = await page.prepare({ from: 'DAI', to: 'USDC', amount: 10n * whole })
    expect(prepared).toMatchObject({ expected: 9_969_900n, spender: exchange.router })
    expect(prepared.steps.map(({ type }) => type)).toEqual(['approve', 'swap'])
    const decoded = await Promise.all(
      prepared.steps.map(({ payload }) => swaps.decode({ payload, network: page.network, policy })),
    )
    expect(decoded.map(({ parts }) => parts)).toMatchObject([
      [{ type: 'allowance', amount: 10n * whole }],
      [{ type: 'exchange', amount: 10n * whole, minReceived: prepared.minReceived }],
    ])
    const [allowed, exchanged] = await page.confirm(prepared)
    expect(allowed).toMatchObject({ status: 'confirmed' })
    expect(exchanged).toMatchObject({ status: 'confirmed', received: 9_969_900n })
    const { router: spender } = exchange
    expect(await swaps.readAllowance({ swap: prepared.swap, spender })).toBe(0n)
  })

  check('a token for coins, whose fee is not counted', async (page) => {
    const prepared = await page.prepare({ from: 'USDC', to: 'coin', amount: 100_000_000n })
    const outcomes = await page.confirm(prepared)
    expect(outcomes.at(-1)).toEqual(
      expect.objectContaining({ status: 'confirmed', received: prepared.expected }),
    )
    expect(prepared.expected).toBeGreaterThan(39n * 10n ** 15n)
  })

  check('an old allowance is set to zero first where the token wants it', async (page) => {
    const intent = { from: 'OUSD', to: 'USDC', amount: 5_000_000n } as const
    const { swaps, policy } = page
    const early = await page.prepare({ ...intent, amount: 1_000_000n })
    await swaps.send({ prepared: early, step: 0, policy })
    const prepared = await page.prepare(intent)
    expect(prepared.steps.map(({ type }) => type)).toEqual(['reset', 'approve', 'swap'])
    expect((await page.confirm(prepared)).map(({ status }) => status)).toEqual([
      ...['confirmed', 'confirmed', 'confirmed'],
    ])
  })

  check('a token that keeps a part shows what arrives', async (page) => {
    const intent = { from: 'FEE', to: 'USDC', amount: 10n * whole } as const
    const prepared = await page.prepare(intent, { isMeasured: true, minimum: 9_800_000n })
    expect(prepared.expected).toBe(9_870_202n)
    expect(prepared.notes).toEqual([{ type: 'token-fee', side: 'source' }])
    expect((await page.confirm(prepared)).at(-1)).toMatchObject({ received: 9_870_202n })
    const back = { from: 'USDC', to: 'FEE', amount: 10_000_000n } as const
    const { notes } = await page.prepare(back, { isMeasured: true, minimum: 9n * whole })
    expect(notes).toEqual([{ type: 'token-fee', side: 'target' }])
  })

  for (const [from, to] of [['coin', 'wrapped'] as const, ['wrapped', 'coin'] as const])
    check(`${from} becomes ${to}, one for one, without a service`, async (page) => {
      const { swaps, policy } = page
      const swap = page.toSwap({ from, to, amount: whole })
      expect(swaps.isWrap({ swap, policy })).toBe(true)
      const prepared = await swaps.prepare({ swap, policy, signal: new AbortController().signal })
      expect(prepared).toMatchObject({ kind: 'wrap', expected: whole, minReceived: whole })
      expect(prepared.steps.map(({ type }) => type)).toEqual(['swap'])
      expect(await page.confirm(prepared)).toMatchObject([{ status: 'confirmed', received: whole }])
    })

  check('an allowance that is left is taken back', async (page) => {
    const { swaps, policy, exchange } = page
    const prepared = await page.prepare({ from: 'DAI', to: 'USDC', amount: whole })
    await swaps.send({ prepared, step: 0, policy })
    const allowed = () => swaps.readAllowance({ swap: prepared.swap, spender: exchange.router })
    await expect.poll(allowed).toBe(whole)
    const removal = await swaps.prepareRemoval({ prepared })
    expect(await page.confirm(removal)).toMatchObject([{ status: 'confirmed' }])
    expect(await allowed()).toBe(0n)
  })
}
