import type { PreparedSwap } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { expect } from 'vitest'
import type { SwapPage, SwapSuite } from './swapSuite.ts'
import {
  type Payload,
  type TamperedRow,
  tamperedApprovals,
  tamperedBatches,
  tamperedExchanges,
} from './tamperedRows.ts'

const intent = { from: 'DAI', to: 'USDC', amount: 10n ** 19n } as const

/** What was changed between the visitor's eye and the wallet never gets to the wallet. */
export function testTampered({ check }: SwapSuite): void {
  check('an allowance that was changed is refused, however', async (page) => {
    const prepared = await page.prepare(intent)
    const { router: spender } = page.exchange
    const rows = tamperedApprovals({ spender, amount: intent.amount })
    await expectRefused(page, { prepared, step: 0, rows })
  })

  check('an exchange that was changed is refused, however', async (page) => {
    const prepared = await page.prepare(intent)
    const rows = tamperedExchanges({ ...intent, minReceived: prepared.minReceived })
    await expectRefused(page, { prepared, step: 1, rows })
  })

  check(
    'a batch that was changed is refused, however',
    async (page) => {
      const prepared = await page.prepare(intent)
      await expectRefused(page, { prepared, step: 0, rows: tamperedBatches() })
    },
    { hasBatches: true },
  )
}

async function expectRefused(
  page: SwapPage,
  parameters: { prepared: PreparedSwap; step: number; rows: readonly TamperedRow[] },
): Promise<void> {
  const { swaps, policy, wallet } = page
  const { prepared, step, rows } = parameters
  const { promptCount } = wallet
  const named: (readonly [string, string])[] = []
  for (const [what, , change] of rows) {
    const steps = prepared.steps.map(({ type, payload }, index) => ({
      type,
      payload: index === step ? change(payload as Payload) : payload,
    }))
    const sending = swaps.send({ prepared: { ...prepared, steps }, step, policy })
    named.push([what, await fieldOf(sending)])
  }
  expect(named).toEqual(rows.map(([what, field]) => [what, field]))
  expect(wallet.promptCount).toBe(promptCount)
}

/** The field that an error names. */
async function fieldOf(sending: Promise<unknown>): Promise<string> {
  try {
    return `sent: ${JSON.stringify(await sending)}`
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    if (isCleatError(error, 'SWAP_ROUTER_UNKNOWN')) return 'router'
    return isCleatError(error, 'SWAP_FLOOR_MISSING') ? 'floor' : String(error)
  }
}
