import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { permit2 } from '../contracts/permit2.ts'
import { isForbiddenCall } from './isForbiddenCall.ts'

const { dai, usdc, liar } = swapFacts
const spelled = `0x${'aB'.repeat(20)}`
const zeros = (count: number, rest: string) => `0x${'0'.repeat(count)}${rest.repeat(40 - count)}`

function isForbidden(to: string, data = '0x12345678', source: string | undefined = dai) {
  return isForbiddenCall({ to, data, value: 0n }, { account: spelled, source, target: usdc })
}

test('default: another function of another contract', () => {
  expect(isForbidden(liar)).toBe(false)
  // What is coins has no contract.
  expect(isForbidden(liar, '0x12345678', undefined)).toBe(false)
})

test.each([
  ...['approve(address,uint256)', 'transfer(address,uint256)', 'authorizeOperator(address)'],
  ...['transferFrom(address,address,uint256)', 'increaseAllowance(address,uint256)'],
  ...['setApprovalForAll(address,bool)', 'safeTransferFrom(address,address,uint256)'],
  'safeTransferFrom(address,address,uint256,bytes)',
  'safeTransferFrom(address,address,uint256,uint256,bytes)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  ...['send(address,uint256,bytes)', 'approve(address,address,uint160,uint48)'],
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'multicall(bytes[])',
])('behavior: %s is forbidden everywhere', (signature) => {
  const selector = toFunctionSelector(signature)
  expect(isForbidden(liar, selector)).toBe(true)
  expect(isForbidden(liar, `${selector}${'0'.repeat(64)}`)).toBe(true)
  expect(isForbidden(liar, `0x12345678${selector.slice(2)}`)).toBe(false)
})

test.each([
  ['the account', spelled],
  ['the account, in small letters', spelled.toLowerCase()],
  ['the source', dai],
  ['the target', usdc],
  ['Permit2', permit2.toUpperCase().replace('X', 'x')],
  ['a precompile', zeros(38, '1')],
  ['the last address that a precompile may have', zeros(36, 'f')],
])('behavior: no function of %s', (_, to) => {
  expect(isForbidden(to)).toBe(true)
})

test('behavior: a contract whose address starts with some zeros is none of the chain’s', () => {
  expect([1, 8, 35].map((count) => isForbidden(zeros(count, '7')))).toEqual([false, false, false])
})
