import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { isFloorRefusal } from './isFloorRefusal.ts'

const abi = parseAbi([
  'error V3TooLittleReceived()',
  'error V4TooLittleReceived(uint256 minimum, uint256 received)',
  'error ReturnAmountIsNotEnough(uint256 result, uint256 minimum)',
  'error TooMuchSlippage(address token, uint256 expected, uint256 actual)',
  'error CumulativeSlippageTooHigh(uint256 minimum, uint256 received)',
  'error ExecutionFailed(uint256 index, bytes message)',
  'error InsufficientToken()',
])
const little = encodeErrorResult({ abi, errorName: 'V3TooLittleReceived' })
const token = `0x${'1'.repeat(40)}` as const

test.each([
  ['Uniswap V3', little],
  ['Uniswap V4', encodeErrorResult({ abi, errorName: 'V4TooLittleReceived', args: [2n, 1n] })],
  ['1inch', encodeErrorResult({ abi, errorName: 'ReturnAmountIsNotEnough', args: [1n, 2n] })],
  ['0x', encodeErrorResult({ abi, errorName: 'TooMuchSlippage', args: [token, 2n, 1n] })],
  ['LI.FI', encodeErrorResult({ abi, errorName: 'CumulativeSlippageTooHigh', args: [2n, 1n] })],
  [
    'a command of Universal Router',
    encodeErrorResult({ abi, errorName: 'ExecutionFailed', args: [1n, little] }),
  ],
])('default: the error of %s', (_, data) => {
  expect(isFloorRefusal({ data })).toBe(true)
})

test.each(['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'Too little received'])(
  'default: %s',
  (reason) => {
    expect(isFloorRefusal({ reason })).toBe(true)
  },
)

test.each([
  { data: '0x' },
  { data: encodeErrorResult({ abi, errorName: 'InsufficientToken' }) },
  {
    data: encodeErrorResult({
      ...{ abi, errorName: 'ExecutionFailed', args: [1n, '0x675cae38'] },
    }),
  },
  { reason: 'UniswapV2Router: EXPIRED' },
  {},
])('behavior: other failures are none: %o', (failure) => {
  expect(isFloorRefusal(failure)).toBe(false)
})
