import fc from 'fast-check'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { mappingSlot } from '../contracts/mappingSlot.ts'
import { startTestExchange } from '../test/startTestExchange.ts'
import { getAmountOut } from './getAmountOut.ts'
import { localExchange } from './localExchange.ts'
import { routerAbi } from './routerAbi.ts'

const { router, pools } = localExchange
const { address: pool, tokens } = pools.DAI
const { client } = await startTestExchange()

// The first of them is token0, because its address is lower.
const [token0, token1] = [tokens[1].address, tokens[0].address]
const most = 2n ** 112n - 1n
const pairAbi = parseAbi([
  'function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
])
const amount = fc.bigInt({ min: 1n, max: 112n }).chain((bits) => {
  return fc.bigInt({ min: 1n, max: 2n ** bits - 1n })
})
const trade = fc
  .record({ amountIn: amount, reserveIn: amount, reserveOut: amount })
  .filter(({ amountIn, reserveIn }) => amountIn + reserveIn <= most)

test('property: the router of the chain computes the same', async () => {
  await fc.assert(
    fc.asyncProperty(trade, async (sides) => {
      const { amountIn, reserveIn, reserveOut } = sides
      const computed = await client.readContract({
        ...{ address: router, abi: routerAbi, functionName: 'getAmountOut' },
        args: [amountIn, reserveIn, reserveOut],
      })
      expect(getAmountOut(sides)).toBe(computed)
    }),
    { numRuns: 300 },
  )
})

test('property: the pool gives this much and not one unit more', async () => {
  await fc.assert(
    fc.asyncProperty(trade, async (sides) => {
      const amountOut = getAmountOut(sides)
      if (amountOut > 0n) await expect(swapOut({ ...sides, amountOut })).resolves.toBeDefined()
      // A pool never gives its last unit.
      const error = amountOut + 1n < sides.reserveOut ? /Pair: K/ : /INSUFFICIENT_LIQUIDITY/
      await expect(swapOut({ ...sides, amountOut: amountOut + 1n })).rejects.toThrow(error)
    }),
    { numRuns: 150 },
  )
})

type Sides = { amountIn: bigint; reserveIn: bigint; reserveOut: bigint; amountOut: bigint }

/** Asks the pool for an amount in a state in which `amountIn` has arrived. */
function swapOut({ amountIn, reserveIn, reserveOut, amountOut }: Sides) {
  const args = [0n, amountOut, zeroAddress, '0x'] as const
  return client.call({
    to: pool,
    data: encodeFunctionData({ abi: pairAbi, functionName: 'swap', args }),
    stateOverride: [
      stateOf(pool, numberToHex(0, { size: 32 }), reserveIn | (reserveOut << 112n)),
      stateOf(token0, balanceSlot, amountIn + reserveIn),
      stateOf(token1, balanceSlot, reserveOut),
    ],
  })
}

const balanceSlot = mappingSlot({ key: pool, slot: numberToHex(3, { size: 32 }) })

function stateOf(address: Address, slot: Hex, value: bigint) {
  return { address, stateDiff: [{ slot, value: numberToHex(value, { size: 32 }) }] }
}
