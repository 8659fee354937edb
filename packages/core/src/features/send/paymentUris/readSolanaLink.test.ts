import { expect, test } from 'vitest'
import type { PaymentLinkFault } from './paymentLink.ts'
import { readSolanaLink } from './readSolanaLink.ts'

const to = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = { status: 'success', to, namespace: 'solana' } as const

test('default', () => {
  expect(readSolanaLink(to)).toEqual(solana)
  expect(readSolanaLink(`${to}?amount=1.001&label=Michael+%26%20Co&message=Thanks`)).toEqual({
    ...{ ...solana, amount: '1.001', label: 'Michael & Co' },
  })
})

test('parameters: spl-token', () => {
  const rest = `${to}?amount=0.01&spl-token=${mint}`
  expect(readSolanaLink(rest)).toEqual({ ...solana, amount: '0.01', assetAddress: mint })
})

test('behavior: a label is made safe to show', () => {
  const label = `%E2%80%AEevil%0A${'x'.repeat(200)}`
  expect(readSolanaLink(`${to}?label=${label}`)).toEqual({
    ...{ ...solana, label: `evil${'x'.repeat(60)}` },
  })
  expect(readSolanaLink(`${to}?label=%E2%80%8B`)).toEqual(solana)
})

const bad: readonly (readonly [row: string, rest: string, reason: PaymentLinkFault])[] = [
  ['a transaction request', 'https://shop.example/pay', 'request'],
  ['a transaction request, encoded', 'https%3A%2F%2Fshop.example%2Fpay%3Forder%3D1', 'request'],
  ['a reference', `${to}?amount=1&reference=${mint}`, 'requirement'],
  ['two references', `${to}?reference=${mint}&reference=${to}`, 'requirement'],
  ['a memo', `${to}?memo=4711`, 'requirement'],
  ['an amount twice', `${to}?amount=1&amount=2`, 'format'],
  ['two tokens', `${to}?spl-token=${mint}&spl-token=${mint}`, 'format'],
  ['a token that is none', `${to}?spl-token=USDC`, 'format'],
  ['a name of a parameter in escapes', `${to}?%61mount=1`, 'format'],
  ['no receiver', '?amount=1', 'receiver'],
  ['letters that base58 lacks', to.replace('m', '0'), 'receiver'],
  ['D07 an exponent', `${to}?amount=1e-7`, 'amount'],
  ['D04 no whole part', `${to}?amount=.5`, 'amount'],
  ['D04 no fraction', `${to}?amount=1.`, 'amount'],
  ['D11 a comma', `${to}?amount=1,5`, 'amount'],
  ['D05 less than nothing', `${to}?amount=-1`, 'amount'],
  ['D20 nothing', `${to}?amount=0.0`, 'amount'],
  ['D24 more than 64 bits', `${to}?amount=${2n ** 64n}`, 'amount'],
  ['D26 many digits', `${to}?amount=${'1'.repeat(1900)}`, 'amount'],
]

test.each(bad)('error: %s', (_row, rest, reason) => {
  expect(readSolanaLink(rest)).toEqual({ status: 'error', reason })
})
