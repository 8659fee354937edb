import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readTrade, tradeEvent } from './readTrade.ts'

const { account, dai, usdc, router: settlement, liar } = swapFacts
const id = `0x${'ab'.repeat(56)}` as const
const parts = parseAbiParameters('address, address, uint256, uint256, uint256, bytes')
const order = { settlement, account, id }
const log = {
  ...{ address: settlement, topics: [tradeEvent, `0x${toWord(account)}`] },
  data: encodeAbiParameters(parts, [dai, usdc, 10n, 9n, 0n, id]),
}

test('default: what was sold, and what was bought', () => {
  // Of CoW Protocol's documentation.
  expect(tradeEvent).toBe('0xa07a543ab8a018198e99ca0184c93fe9050a79400a0a723441f84de1d972cc17')
  expect(readTrade(log, order)).toEqual({ sold: 10n, bought: 9n })
})

const approved = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
test.each([
  ['of another contract', { address: liar }],
  ['of another account', { topics: [tradeEvent, `0x${toWord(liar)}`] }],
  ['of another kind', { topics: [approved, `0x${toWord(account)}`] }],
  ['of another order', { data: log.data.replaceAll('ab', 'cd') }],
  ['without data', { data: '0x' }],
  ['with less data', { data: log.data.slice(0, 2 + 6 * 64) }],
  ['without topics', { topics: [] }],
])('behavior: a log %s is none', (_, change) => {
  expect(readTrade({ ...log, ...change }, order)).toBeUndefined()
})
