import type { FamilyQuestion } from '@cleat/testing/wallet-connect'
import { expect, test } from 'vitest'
import {
  address,
  buildTransaction,
  instruction,
  key,
  network,
  u32,
  u64,
} from '../../test/solanaTransaction.ts'
import { describeSolana } from './describeSolana.ts'
import { programs } from './programs.ts'

const question = (transactions: readonly string[], isSent = false) =>
  ({
    ...{ kind: 'signSolanaTransactions', network, address, transactions, isSent },
  }) satisfies FamilyQuestion

const send = instruction({
  ...{ program: programs.system, accounts: [0, 1], data: [...u32(2), ...u64(1_250_000_000n)] },
})

test('default', () => {
  expect(describeSolana(question([buildTransaction([send])], true))).toEqual({
    title: 'Send a transaction',
    sentence: 'The wallet sends it as soon as you agree. It cannot be taken back.',
    isCostly: true,
    amount: '1.25 SOL',
    parts: [
      { title: 'The transaction will', steps: [{ text: 'Send 1.25 SOL to', address: key(1) }] },
    ],
    facts: [
      { label: 'Account', value: address },
      { label: 'Fee', value: 'At most 0.000005 SOL' },
      { label: 'Fee paid by', value: 'You' },
      { label: 'Network', value: 'Solana' },
    ],
    verb: 'Send',
  })
})

test('behavior: a message, with what hides in it', () => {
  const message = 'Hi\u202E'
  expect(
    describeSolana({ kind: 'signSolanaMessage', network, address, message, bytes: '0x' }),
  ).toMatchObject({ text: 'Hi⟨U+202E⟩', verb: 'Sign', isCostly: false })
})

test('behavior: a program that the wallet does not know, in one of several', () => {
  const unknown = instruction({ program: key(3), accounts: [0], data: [1] })
  const several = [buildTransaction([send]), buildTransaction([send, unknown])]
  const description = describeSolana(question(several))
  expect(description).toMatchObject({
    title: 'Sign several transactions',
    amount: undefined,
    verb: 'Sign all',
    parts: [
      { title: 'Transaction 1 of 2 will', steps: [{}] },
      {
        title: 'Transaction 2 of 2 will',
        steps: [{}, { text: expect.stringContaining('does not know'), address: key(3) }],
      },
    ],
  })
  expect(description.sentence).toContain('could move anything')
})

test('behavior: the price of a unit counts, and says nothing itself', () => {
  const limit = instruction({ program: programs.computeBudget, data: [2, ...u32(100_000)] })
  const price = instruction({ program: programs.computeBudget, data: [3, ...u64(50_001n)] })
  const { facts, parts } = describeSolana(question([buildTransaction([limit, price, send])]))
  expect(facts).toContainEqual({ label: 'Fee', value: 'At most 0.000010001 SOL' })
  expect(parts?.[0]?.steps).toHaveLength(1)
})

test('behavior: somebody else pays the fee, and nobody sends', () => {
  const other = instruction({ ...{ program: programs.system, accounts: [1, 2], data: send.data } })
  const { facts, amount, parts } = describeSolana({
    ...question([buildTransaction([other])]),
    address: key(1),
  })
  expect(facts).toContainEqual({ label: 'Fee paid by', value: key(0) })
  expect(amount).toBe('1.25 SOL')
  expect(parts?.[0]?.steps[0]?.address).toBe(key(2))
  expect(describeSolana(question([buildTransaction([other])]))).toMatchObject({
    amount: undefined,
    parts: [{ steps: [{ text: 'Send 1.25 SOL, not from your account, to' }] }],
  })
})

test.each([
  ['transfer', [3, ...u64(7n)], 'Send 7 of the smallest units of a token to', 1],
  ['transferChecked', [12, ...u64(1_500_000n), 6], /^Send 1\.5 of the token \w+…\w+ to$/, 2],
  ['approve', [4, ...u64(7n)], 'Let somebody else spend 7 of the smallest units', 1],
  ['approveChecked', [13, ...u64(70n), 1], 'Let somebody else spend 7 of your token', 2],
  ['revoke', [5], 'Take back the right to spend', undefined],
  ['setAuthority', [6, 2, 0], 'Hand over a token account for good', 0],
  ['closeAccount', [9], 'Close a token account', 1],
])('behavior: tokens, %s', (_, data, text, place) => {
  const step = instruction({ program: programs.token, accounts: [0, 1, 2], data })
  const { parts, amount } = describeSolana(question([buildTransaction([step, send])]))
  expect(parts?.[0]?.steps[0]).toMatchObject({
    text: typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
  })
  expect(parts?.[0]?.steps[0]?.address).toBe(place === undefined ? undefined : key(place))
  // A SOL amount alone would hide the tokens.
  expect(amount).toBeUndefined()
})

test.each([
  [programs.token, [3, 1]],
  [programs.token, []],
  [programs.token2022, [99]],
  [programs.system, [...u32(1), ...u64(7n)]],
  [programs.system, []],
])('behavior: %s %j is not known', (program, data) => {
  const step = instruction({ program, accounts: [0, 1, 2], data })
  const { parts, sentence } = describeSolana(question([buildTransaction([step])]))
  expect(parts?.[0]?.steps[0]?.isUnknown).toBe(true)
  expect(sentence).toContain('cannot read')
})

test('behavior: a memo, a token account, and nothing at all', () => {
  const memo = instruction({ program: programs.memo, data: [72, 105, 0xe2, 0x80, 0xae] })
  const open = instruction({ program: programs.associatedToken, accounts: [0, 1, 2], data: [1] })
  const { parts } = describeSolana(question([buildTransaction([memo, open])]))
  expect(parts?.[0]?.steps).toEqual([
    { text: 'Write down: “Hi”' },
    { text: 'Open a token account for', address: key(2) },
  ])
  const [empty] = describeSolana(question([buildTransaction([])])).parts ?? []
  expect(empty?.steps).toEqual([{ text: 'Do nothing' }])
})
