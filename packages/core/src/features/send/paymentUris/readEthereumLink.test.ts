import { expect, test } from 'vitest'
import type { PaymentLinkFault } from './paymentLink.ts'
import { readEthereumLink } from './readEthereumLink.ts'

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const eip155 = { status: 'success', namespace: 'eip155' } as const

test('default', () => {
  expect(readEthereumLink(to)).toEqual({ ...eip155, to })
  expect(readEthereumLink(`pay-${to}@8453?value=2.014e18&gas=21000&gasLimit=1&gasPrice=9`)).toEqual(
    {
      ...{ ...eip155, to, caipNetworkId: 'eip155:8453' },
      amountUnits: 2_014_000_000_000_000_000n,
    },
  )
})

test('behavior: a token is paid by its transfer', () => {
  expect(readEthereumLink(`${token}@1/transfer?address=${to}&uint256=1.5e6`)).toEqual({
    ...{ ...eip155, to, caipNetworkId: 'eip155:1' },
    ...{ amountUnits: 1_500_000n, assetAddress: token },
  })
  expect(readEthereumLink(`${token}/transfer?uint256=1&address=vitalik.eth`)).toEqual({
    ...{ ...eip155, to: 'vitalik.eth', amountUnits: 1n, assetAddress: token },
  })
})

test('behavior: names', () => {
  expect(readEthereumLink('vitalik.eth')).toMatchObject({ to: 'vitalik.eth' })
  expect(readEthereumLink('pay-my-name.eth@1')).toMatchObject({ to: 'my-name.eth' })
})

test.each([
  ['1', 1n],
  ['1e0', 1n],
  ['1.5e1', 15n],
  ['1.50e2', 150n],
  ['007', 7n],
  ['2E2', 200n],
  [`${2n ** 256n - 1n}`, 2n ** 256n - 1n],
])('parameters: value=%s', (value, amountUnits) => {
  expect(readEthereumLink(`${to}?value=${value}`)).toEqual({ ...eip155, to, amountUnits })
})

const bad: readonly (readonly [row: string, rest: string, reason: PaymentLinkFault])[] = [
  ['D01 no amount', `${to}?value=`, 'amount'],
  ['D02 a point', `${to}?value=.`, 'amount'],
  ['D04 half a number', `${to}?value=1.`, 'amount'],
  ['D05 less than nothing', `${to}?value=-1`, 'amount'],
  ['D06 a sign', `${to}?value=+1`, 'amount'],
  ['D09 hexadecimal', `${to}?value=0x10`, 'amount'],
  ['D10 no number', `${to}?value=NaN`, 'amount'],
  ['D11 a comma', `${to}?value=1,5`, 'amount'],
  ['D14 digits of another script', `${to}?value=%D9%A1%D9%A2`, 'amount'],
  ['D18 a part of the smallest unit', `${to}?value=1.5`, 'amount'],
  ['D18 more decimals than the exponent', `${to}?value=1.25e1`, 'amount'],
  ['D20 nothing', `${to}?value=0`, 'amount'],
  ['D20 nothing, often', `${to}?value=0.00e18`, 'amount'],
  ['D23 2²⁵⁶', `${to}?value=${2n ** 256n}`, 'amount'],
  ['D26 very large', `${to}?value=1e999999999`, 'amount'],
  ['an exponent of nothing', `${to}?value=1e`, 'amount'],
  ['a negative exponent', `${to}?value=1e-1`, 'amount'],
  ['D32 a hidden character', `${to}?value=1%E2%80%8B0`, 'amount'],
  ['an amount twice', `${to}?value=1&value=2`, 'format'],
  ['whole coins, which nobody agreed on', `${to}?amount=1`, 'format'],
  ['a receiver beside the receiver', `${to}?address=${token}`, 'format'],
  ['broken escapes', `${to}?value=%E0%A4%A`, 'format'],
  ['a call', `${token}/approve?address=${to}&uint256=1`, 'request'],
  ['an empty call', `${token}/?address=${to}`, 'request'],
  ['coins and tokens at once', `${token}/transfer?address=${to}&uint256=1&value=1`, 'request'],
  ['no receiver of a token', `${token}/transfer?uint256=1`, 'receiver'],
  ['a token by its name', `usdc.eth/transfer?address=${to}`, 'receiver'],
  ['no receiver', '@1', 'receiver'],
  ['an address that is too short', to.slice(0, -1), 'receiver'],
  ['an address that is too long', `${to}0`, 'receiver'],
  ['another prefix', `give-${to}`, 'receiver'],
  ['another prefix of a name', 'give-vitalik.eth', 'receiver'],
  ['a chain of 0', `${to}@0`, 'network'],
  ['a chain in hexadecimal', `${to}@0x1`, 'network'],
  ['no chain', `${to}@`, 'network'],
  ['a chain beyond numbers', `${to}@${'9'.repeat(40)}`, 'network'],
]

test.each(bad)('error: %s', (_row, rest, reason) => {
  expect(readEthereumLink(rest)).toEqual({ status: 'error', reason })
})
