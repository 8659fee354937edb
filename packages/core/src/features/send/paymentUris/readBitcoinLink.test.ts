import { expect, test } from 'vitest'
import type { PaymentLinkFault } from './paymentLink.ts'
import { readBitcoinLink } from './readBitcoinLink.ts'

const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const bip122 = { status: 'success', to, namespace: 'bip122' } as const

test('default', () => {
  expect(readBitcoinLink(to)).toEqual(bip122)
  expect(readBitcoinLink(`${to}?amount=20.3&label=Luke-Jr&message=Donation`)).toEqual({
    ...{ ...bip122, amount: '20.3', label: 'Luke-Jr' },
  })
})

test('behavior: a code in upper case', () => {
  const upper = to.toUpperCase()
  expect(readBitcoinLink(`${upper}?AMOUNT=0.00000001`)).toEqual({
    ...{ ...bip122, to: upper, amount: '0.00000001' },
  })
})

test('behavior: the address is paid where there is Lightning, too', () => {
  expect(readBitcoinLink(`${to}?lightning=LNBC1&pj=https://pay.example`)).toEqual(bip122)
})

const bad: readonly (readonly [row: string, rest: string, reason: PaymentLinkFault])[] = [
  ['C15 an exponent', `${to}?amount=1e-8`, 'amount'],
  ['C15 a comma', `${to}?amount=1,5`, 'amount'],
  ['C15 two amounts', `${to}?amount=1&amount=1`, 'format'],
  ['C15 two amounts, one in upper case', `${to}?amount=1&AMOUNT=2`, 'format'],
  ['C15 what is required', `${to}?req-x=1`, 'requirement'],
  ['C15 what is required, in upper case', `${to}?REQ-POP=1`, 'requirement'],
  ['D17 nine decimals', `${to}?amount=0.000000001`, 'amount'],
  ['D20 nothing', `${to}?amount=0`, 'amount'],
  ['D24 more than there are', `${to}?amount=21000000.00000001`, 'amount'],
  ['D01 no amount', `${to}?amount=`, 'amount'],
  ['C17 Lightning only', '?lightning=lnbc1', 'lightning'],
  ['C17 a silent payment', '?sp=sp1qq', 'receiver'],
  ['no receiver', '', 'receiver'],
  ['a path', `${to}/x`, 'receiver'],
  ['a word', 'satoshi', 'receiver'],
  ['broken escapes', `${to}?label=%`, 'format'],
]

test.each(bad)('error: %s', (_row, rest, reason) => {
  expect(readBitcoinLink(rest)).toEqual({ status: 'error', reason })
})
