import { expect } from 'vitest'
import { executePartially } from '../../../behaviours/executePartially.ts'
import { neverIndexed } from '../../../behaviours/neverIndexed.ts'
import { rejectWith } from '../../../behaviours/rejectWith.ts'
import { codeOf } from '../../page.ts'
import type { SwapSuite } from './swapSuite.ts'

const whole = 10n ** 18n
const intent = { from: 'DAI', to: 'USDC', amount: 10n * whole } as const
const options = { hasBatches: true }

/** Allowance and exchange in one confirmation. */
export function testBatches({ check }: SwapSuite): void {
  check(
    'a token for another, in one confirmation',
    async (page) => {
      const { swaps, policy, network, exchange, wallet } = page
      const prepared = await page.prepare(intent)
      expect(prepared.steps.map(({ type }) => type)).toEqual(['batch'])
      const { payload } = prepared.steps[0] ?? {}
      const decoded = await swaps.decode({ payload, network, policy })
      expect(decoded).toMatchObject({
        feeLimit: undefined,
        parts: [
          { type: 'allowance', amount: 10n * whole },
          { type: 'exchange', amount: 10n * whole, minReceived: prepared.minReceived },
        ],
      })
      const { promptCount } = wallet
      expect(await page.confirm(prepared)).toMatchObject([
        { status: 'confirmed', received: 9_969_900n },
      ])
      expect(wallet.promptCount).toBe(promptCount + 1)
      const { router: spender } = exchange
      expect(await swaps.readAllowance({ swap: prepared.swap, spender })).toBe(0n)
    },
    options,
  )

  check(
    'a token for coins, which the account takes though it has code now',
    async (page) => {
      const prepared = await page.prepare({ from: 'USDC', to: 'coin', amount: 100_000_000n })
      expect(prepared.steps.map(({ type }) => type)).toEqual(['batch'])
      const { expected: received } = prepared
      expect(await page.confirm(prepared)).toMatchObject([{ status: 'confirmed', received }])
    },
    options,
  )

  check(
    'what needs no allowance is no batch',
    async (page) => {
      const prepared = await page.prepare({ from: 'coin', to: 'USDC', amount: whole })
      expect(prepared.steps.map(({ type }) => type)).toEqual(['swap'])
    },
    options,
  )

  check(
    'a wallet that has not indexed it yet is asked again',
    async (page) => {
      page.wallet.program('wallet_getCallsStatus', neverIndexed(), { times: 3 })
      expect(await page.confirm(await page.prepare(intent))).toMatchObject([
        { status: 'confirmed', received: 9_969_900n },
      ])
    },
    options,
  )

  check(
    'a batch that was carried out in part did not exchange',
    async (page) => {
      page.wallet.program('wallet_sendCalls', executePartially({ calls: 1 }))
      expect(await page.confirm(await page.prepare(intent))).toMatchObject([{ status: 'failed' }])
    },
    options,
  )

  check(
    'a wallet that cannot do it after all is asked step by step',
    async (page) => {
      const { swaps, policy, wallet } = page
      const prepared = await page.prepare(intent)
      const send = () => codeOf(swaps.send({ prepared, step: 0, policy }))
      wallet.program('wallet_sendCalls', rejectWith({ code: 5750, message: 'No upgrade.' }))
      expect(await send()).toBe('REQUEST_USER_REJECTED')
      expect((await page.prepare(intent)).steps).toHaveLength(1)
      wallet.program('wallet_sendCalls', rejectWith({ code: 5760, message: 'Not atomic.' }))
      expect(await send()).toBe('WALLET_METHOD_UNSUPPORTED')
      const { steps } = await page.prepare(intent)
      expect(steps.map(({ type }) => type)).toEqual(['approve', 'swap'])
    },
    options,
  )
}
