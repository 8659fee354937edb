import { expect, test } from 'vitest'
import { isSpender } from './isSpender.ts'
import { permit2 } from './permit2.ts'

const router = `0x${'4c'.repeat(20)}`
const policy = { contracts: { 'eip155:1': { v2Routers: [router] } } }
const is = (address: string, chainId = 1) => isSpender(address, { chainId, policy })
const v2Router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const relayer = '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110'
const settlement = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'
const universalRouter = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'

test('default: what takes tokens for an exchange of the chain, in any case', () => {
  for (const address of [v2Router, relayer, permit2, router])
    expect([is(address), is(address.toLowerCase())]).toEqual([true, true])
})

test('behavior: none that has tokens taken by another', () => {
  expect([settlement, universalRouter].map((address) => is(address))).toEqual([false, false])
})

test('behavior: no other contract, and none of another chain', () => {
  for (const address of ['', '0x', `0x${'0'.repeat(40)}`, `0x${'66'.repeat(20)}`])
    expect(is(address)).toBe(false)
  expect([relayer, router].map((address) => is(address, 10))).toEqual([false, false])
  // Of this chain nothing is known.
  for (const address of [v2Router, relayer, permit2, '', 'undefined'])
    expect(is(address, 31_337)).toBe(false)
})
