import { isCleatError } from '@cleat/core/adapter'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { account, dai, thief, usdc, weth } from '../../../test/swaps/createSample.ts'
import { listContracts } from '../../contracts/listContracts.ts'
import { readCall } from '../base/readCall.ts'
import { readV3 } from './readV3.ts'

const router = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'
const abi = parseAbi([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
  'function multicall(uint256 deadline, bytes[] data) payable',
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function selfPermitAllowed(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) payable',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
])
const write = (functionName: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never) as Hex

const amount = 10n ** 19n
const word = `0x${'5a'.repeat(32)}`
const permit = (token = dai, value = amount) =>
  write('selfPermitIfNecessary', token, value, 1_795_000_000n, 27, word, word)
const swap = (tokenIn = dai, tokenOut = usdc, recipient = account) =>
  write('exactInputSingle', {
    ...{ tokenIn, tokenOut, fee: 500, recipient, amountIn: amount },
    ...{ amountOutMinimum: 9n, sqrtPriceLimitX96: 0n },
  })
const self = `0x${'2'.padStart(40, '0')}`
const unwrap = write('unwrapWETH9', 9n, account)

function read(parts: readonly Hex[], value = 0n) {
  const data = write('multicall', 1_795_000_000n, parts)
  const call = readCall({ to: router, data, value }, account)
  return readV3({ ...call, contracts: listContracts(1, {}) })
}

const exchange = {
  ...{ type: 'exchange', router, source: dai, target: usdc, amount, minReceived: 9n },
  ...{ receiver: account, deadline: 1_795_000_000_000 },
}

test('default: what is exchanged is the same with a permit for it', () => {
  expect(read([permit(), swap()])).toEqual(exchange)
  const out = [permit(), swap(dai, weth, self), unwrap]
  expect(read(out)).toEqual({ ...exchange, target: undefined })
})

const cut = permit().slice(0, -2) as Hex
test.each<[field: string, name: string, parts: readonly Hex[], value?: bigint]>([
  ['token', 'a permit of another token', [permit(usdc), swap()]],
  ['allowance', 'a permit for more', [permit(dai, amount + 1n), swap()]],
  ['allowance', 'a permit for all', [permit(dai, 2n ** 256n - 1n), swap()]],
  ['allowance', 'a permit for less', [permit(dai, amount - 1n), swap()]],
  ['value', 'a permit of the coin’s token, and coins', [permit(weth), swap(weth)], amount],
  ['value', 'a permit, and one coin', [permit(), swap()], 1n],
  ['data', 'only a permit', [permit()]],
  ['data', 'a permit with a byte less', [cut, swap()]],
  ['data', 'a permit with a byte more', [`${permit()}00`, swap()]],
  ['data', 'a call more', [permit(), swap(dai, weth, self), unwrap, unwrap]],
  ['SWAP_ROUTER_UNKNOWN', 'two permits', [permit(), permit(), swap()]],
  ['SWAP_ROUTER_UNKNOWN', 'a permit after the exchange', [swap(), permit()]],
  [
    ...(['SWAP_ROUTER_UNKNOWN', 'a permit that must be needed'] as const),
    [write('selfPermit', dai, amount, 1n, 27, word, word), swap()],
  ],
  [
    ...(['SWAP_ROUTER_UNKNOWN', 'a permit for all, of the old form'] as const),
    [write('selfPermitAllowed', dai, amount, 1n, 27, word, word), swap()],
  ],
])('error: %s by %s', (refusal, _, parts, value) => {
  let refused: unknown
  try {
    read(parts, value)
  } catch (error) {
    refused = isCleatError(error, 'PAYMENT_ALTERED') ? error.context.field : error
  }
  const isField = refusal.startsWith('SWAP') === false
  expect(refused).toEqual(isField ? refusal : expect.objectContaining({ code: refusal }))
})

test('behavior: who receives is read as without a permit', () => {
  expect(read([permit(), swap(dai, usdc, thief)]).receiver).toBe(thief)
})
