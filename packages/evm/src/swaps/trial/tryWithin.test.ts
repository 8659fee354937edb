import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { tryWithin } from './tryWithin.ts'

const { router, swap, exchangeData } = swapFacts
const call = { to: router, data: exchangeData(), value: 0n }

/** The gas and its price of every trial, for an account with this many coins. */
async function tryWith(balance: bigint, { enough = 0n, value = 0n, gasPrice = 10n } = {}) {
  const asked: (readonly [gas: bigint, price: bigint | undefined])[] = []
  const { node } = createFakeNode({
    eth_simulateV1({ blockStateCalls: [{ calls }] }: { blockStateCalls: [{ calls: Sent[] }] }) {
      const paid = calls.find(({ to }) => to === router)
      const gas = BigInt(paid?.gas ?? 0)
      asked.push([gas, paid?.gasPrice === undefined ? undefined : BigInt(paid.gasPrice)])
      let count = 0n
      return [
        {
          calls: calls.map(({ to }) => {
            const isOut = to === router && gas < enough
            count += 1n
            return {
              ...{ status: isOut ? '0x0' : '0x1', gasUsed: '0x64', logs: [] },
              returnData: `0x${toWord(to === swap.target.address ? count : 5n)}`,
            }
          }),
        },
      ]
    },
  })
  const payer = { balance, tokenBalance: 5n, isContract: false }
  const given = { swap, call: { ...call, value }, minReceived: 1n, payer, gasPrice }
  const effect = await tryWithin(node, new Set(), given).catch(catchThrown)
  return { asked, effect }
}

type Sent = { readonly to: string; readonly gas: string; readonly gasPrice?: string }

const catchThrown = (error: unknown) => catchError(Promise.reject(error))

test('default: at the price of gas', async () => {
  expect((await tryWith(10n ** 18n)).asked).toEqual([[5_000_000n, 10n]])
})

test('behavior: no more gas than the account can pay, for three transactions', async () => {
  expect((await tryWith(30_000_000n)).asked).toEqual([[1_000_000n, 10n]])
  expect((await tryWith(30_000_007n, { value: 7n })).asked).toEqual([[1_000_000n, 10n]])
  // What is sent along is not there for gas.
  const value = 60_000_000n
  expect((await tryWith(value + 30_000_000n, { value })).asked).toEqual([[1_000_000n, 10n]])
  expect((await tryWith(30_000n * 30n)).asked).toEqual([[30_000n, 10n]])
})

test('behavior: who can pay no exchange tries it without a price', async () => {
  expect((await tryWith(29_999n * 30n)).asked).toEqual([[5_000_000n, undefined]])
  // Some chains ask for nothing.
  const free = await tryWith(10n ** 18n, { gasPrice: 0n })
  expect(free.asked).toEqual([[5_000_000n, undefined]])
})

test('behavior: what fails with little gas is tried with enough', async () => {
  const { asked, effect } = await tryWith(30_000_000n, { enough: 1_000_001n })
  expect(asked).toEqual([
    [1_000_000n, 10n],
    [5_000_000n, undefined],
  ])
  expect(effect).toMatchObject({ trial: 'simulated' })
})

test('error: TRANSACTION_FAILED with all the gas', async () => {
  const { asked, effect } = await tryWith(10n ** 18n, { enough: 10n ** 9n })
  expect(asked).toHaveLength(1)
  expect(effect).toMatchObject({ code: 'TRANSACTION_FAILED' })
})
