import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { daiPermit } from '../../../test/swaps/daiPermit.ts'
import { swapFacts } from '../../../test/swaps/swapFacts.ts'
import { readTokenPermit } from './readTokenPermit.ts'

const { account, dai, router, liar } = swapFacts
const permit = daiPermit(1_795_000_000) as { readonly message: object }

/** What was read, or the field that is refused. */
function read(part: object): unknown {
  const typedData = { ...permit, message: { ...permit.message, ...part } }
  try {
    return readTokenPermit(typedData, { chainId: 1, account })
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    throw error
  }
}

test('default: an allowance, and who knows its nonce', () => {
  const data = `0x7ecebe00${'0'.repeat(24)}${account.slice(2)}`
  expect(read({})).toEqual({
    ...{ token: dai, spender: router, amount: 10n, nonce: 7n, deadlines: [1_795_000_000n] },
    counter: { to: dai, data, word: 0 },
  })
})

test.each<[field: string, name: string, part: object]>([
  ['from', 'another owner', { owner: liar }],
  ['from', 'no owner', { owner: 'me' }],
  ['spender', 'no spender', { spender: 'router.eth' }],
  ['allowance', 'no amount', { value: 'all' }],
  ['allowance', 'more than fits', { value: String(2n ** 256n) }],
  ['nonce', 'no nonce', { nonce: undefined }],
  ['deadline', 'no end', { deadline: 'never' }],
  ['deadline', 'an end that is not exact', { deadline: 0.5 }],
  ['data', 'a fact more', { allowed: true }],
])('error: PAYMENT_ALTERED by its %s: %s', (refused, _, part) => {
  expect(read(part)).toBe(refused)
})
