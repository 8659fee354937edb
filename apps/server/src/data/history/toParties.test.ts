import { expect, test } from 'vitest'
import type { HistoryTransfer } from './historySource.ts'
import { toParties } from './toParties.ts'

const [account, friend, other, token, spender] = ['a', 'f', 'b', 'c', 'd'].map(
  (digit) => `0x${digit.repeat(40)}`,
) as [string, string, string, string, string]
const nobody = `0x${'0'.repeat(40)}`

const transfer = (sender: string, recipient: string): HistoryTransfer => ({
  sender,
  recipient,
  tokenAddress: token,
  amountAtomic: 1n,
})

const parties = (
  transfers: readonly HistoryTransfer[],
  transaction: { sender: string | undefined; recipient: string | undefined } = {
    sender: account,
    recipient: token,
  },
) => toParties({ transaction, transfers, account })

test('default', () => {
  expect(parties([transfer(account, friend)])).toEqual({ sentFrom: account, sentTo: friend })
  expect(parties([transfer(friend, account)], { sender: friend, recipient: token })).toEqual({
    sentFrom: friend,
    sentTo: account,
  })
})

test('behavior: several things for the same one are for that one', () => {
  const both = [transfer(account, friend), transfer(account, friend)]
  expect(parties(both).sentTo).toBe(friend)
  expect(parties([transfer(account, account), ...both]).sentTo).toBe(friend)
})

test('behavior: what is for several is for nobody in particular', () => {
  const sent = parties([transfer(account, friend), transfer(account, other)])
  expect(sent).toEqual({ sentFrom: account, sentTo: undefined })
  const received = [transfer(friend, account), transfer(other, account)]
  expect(parties(received, { sender: spender, recipient: token })).toEqual({
    sentFrom: spender,
    sentTo: account,
  })
})

test('behavior: what somebody else takes from the account is not signed by it', () => {
  const taken = [transfer(account, other)]
  expect(parties(taken, { sender: spender, recipient: token }).sentFrom).toBe(spender)
  expect(parties(taken, { sender: undefined, recipient: undefined })).toEqual({
    sentFrom: undefined,
    sentTo: other,
  })
})

test('behavior: what one sends oneself', () => {
  expect(parties([transfer(account, account)])).toEqual({ sentFrom: account, sentTo: account })
})

test.each([
  ['exchanged', [transfer(account, other), transfer(spender, account)]],
  ['made', [transfer(nobody, account)]],
  ['destroyed', [transfer(account, nobody)]],
  ['called, and nothing moved', []],
])('behavior: where something was %s, it was with the contract', (_, transfers) => {
  expect(parties(transfers)).toEqual({ sentFrom: account, sentTo: token })
})
