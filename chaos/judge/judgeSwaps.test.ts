import { localExchange } from '@cleat/localnet'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { createJournal } from './createJournal.ts'
import { judgeSwaps } from './judgeSwaps.ts'
import type { Exchange } from './readExchanges.ts'

const caipNetworkId = 'eip155:1'
const { router, thief, tokens } = localExchange
const [source, target] = [tokens.DAI.address, tokens.USDC.address]
const from = getAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
const consent = { caipNetworkId, from, source, target, amount: 10n, least: 9n }
const base = { hash: '0x1', from, isDone: true }
const swap = {
  ...base,
  type: 'exchange',
  source,
  target,
  amount: 10n,
  least: 9n,
  to: from,
} as const
const allowance = {
  ...base,
  type: 'allowance',
  token: source,
  spender: router,
  amount: 10n,
} as const

function judge(exchanges: readonly Exchange[], consents = [consent]): readonly string[] {
  const journal = createJournal()
  journal.swapConsents.push(...consents)
  judgeSwaps(journal, { exchanges, caipNetworkId })
  return journal.faults
}

test('default: what was confirmed', () => {
  expect(judge([allowance, swap])).toEqual([])
  expect(
    judge([
      { ...swap, isDone: false },
      { ...swap, hash: '0x2', least: 10n },
    ]),
  ).toEqual([])
})

test('behavior: an allowance may be taken back', () => {
  expect(judge([{ ...allowance, amount: 0n }])).toEqual([])
})

test.each<[string, readonly Exchange[]]>([
  ['swapped twice', [swap, { ...swap, hash: '0x2' }]],
  ['nobody confirmed', [{ ...swap, amount: 11n }]],
  ['nobody confirmed', [{ ...swap, source: undefined }]],
  ['nobody confirmed', [{ ...swap, target: source }]],
  ['at least 9 was confirmed, and 8 asked', [{ ...swap, least: 8n }]],
  [`${thief} gets the swap`, [{ ...swap, to: thief }]],
  [`${thief} may take 10`, [{ ...allowance, spender: thief }]],
  ['may take 11', [{ ...allowance, amount: 11n }]],
  [`of ${target}`, [{ ...allowance, token: target }]],
  [`called ${thief}`, [{ ...base, type: 'unknown', to: thief }]],
])('error: %s', (fault, exchanges) => {
  expect(judge(exchanges)).toEqual([expect.stringContaining(fault)])
})

test('error: of another network', () => {
  expect(judge([swap], [{ ...consent, caipNetworkId: 'eip155:8453' }])).toHaveLength(1)
})
