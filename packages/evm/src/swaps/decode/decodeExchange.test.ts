import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { account, thief } from '../../test/swaps/createSample.ts'
import { listContracts } from '../contracts/listContracts.ts'
import { decodeExchange } from './decodeExchange.ts'

/** A function that each contract knows. */
const functions = {
  wrapped: '2e1a7d4d',
  v2: '38ed1739',
  v3: '04e45aaf',
  'universal-router-2.0': '3593564c',
  'universal-router-2.1': '3593564c',
  'universal-router-proxy': '2894adf9',
  '1inch': '07ed2379',
  lifi: '4666fc80',
  '0x': '2213bc0b',
} as const
const routers = [...listContracts(1, {}).kinds]

/** How a call of a function without its arguments is refused, and what the node was asked. */
async function refuse(to: string, selector: string) {
  const asked: string[] = []
  const node = {
    async run({ data }: { data: string }) {
      asked.push(data.slice(0, 10))
      return `0x${'0'.repeat(24)}${thief.slice(2)}`
    },
  }
  const call = { to, data: `0x${selector}`, value: 0n }
  const error = await catchError(decodeExchange({ call, account, chainId: 1, policy: {}, node }))
  return { code: error.code, asked }
}

test.each(routers)('default: %s is read as %s, and knows no other functions', async (to, kind) => {
  expect((await refuse(to, functions[kind])).code).toBe('PAYMENT_ALTERED')
  const others = Object.values(functions).filter((selector) => selector !== functions[kind])
  for (const selector of [...others, '12345678'])
    expect((await refuse(to, selector)).code).toBe('SWAP_ROUTER_UNKNOWN')
})

test('behavior: another contract is asked about only where it may settle for 0x', async () => {
  for (const selector of [...Object.values(functions), '12345678'])
    expect(await refuse(thief, selector)).toEqual({ code: 'SWAP_ROUTER_UNKNOWN', asked: [] })
  const settling = await refuse(thief, '1fff991f')
  // Of the registry: the newest, and the one before.
  expect(settling).toEqual({ code: 'PAYMENT_ALTERED', asked: ['0x6352211e', '0xe2603dc2'] })
  expect((await refuse(account, '1fff991f')).code).toBe('SWAP_ROUTER_UNKNOWN')
})
