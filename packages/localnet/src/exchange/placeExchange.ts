import { type Address, numberToHex } from 'viem'
import { placeContract } from '../contracts/placeContract.ts'
import { placeToken } from '../tokens/placeToken.ts'
import { liarModes } from './liarModes.ts'
import { listPairSlots } from './listPairSlots.ts'
import { type LocalPool, localExchange } from './localExchange.ts'

const { router, wrapped, guard, batch, thief, liars, pools, tokens, published } = localExchange
const whole = 1000n

/** Of `Pair`. */
const reservesSlot = numberToHex(0, { size: 32 })

/**
 * Places `localExchange` on a chain and gives each account 1,000 of each of its tokens. It writes
 * the state that transactions would leave, without a block.
 */
export async function placeExchange(parameters: {
  rpcUrl: string
  accounts: readonly Address[]
}): Promise<void> {
  const { rpcUrl, accounts } = parameters
  const list = Object.values(pools)
  await Promise.all([
    ...Object.values(tokens).map((token) => {
      const amount = whole * 10n ** BigInt(token.decimals)
      const holdings = [...accounts.map((address) => ({ address, amount })), ...reservesOf(token)]
      const pool = list.find(({ tokens: [one] }) => one === token)?.address
      return placeToken({ rpcUrl, token, holdings, pool })
    }),
    ...list.map((pool) => {
      const slots = [{ index: reservesSlot, value: packReserves(pool) }]
      const args = sortTokens(pool)
      return placeContract({
        ...{ rpcUrl, address: pool.address, contract: 'pair', args, creator: router, slots },
      })
    }),
    placeContract({
      ...{ rpcUrl, address: router, contract: 'exchange', args: [wrapped], slots: listPairSlots() },
    }),
    ...liarModes.map((mode, index) =>
      placeContract({
        ...{ rpcUrl, address: liars[mode], contract: 'liar' },
        args: [index + 1, router, thief, wrapped],
      }),
    ),
    placeContract({ rpcUrl, address: guard, contract: 'guard' }),
    placeContract({ rpcUrl, address: batch, contract: 'batch' }),
    ...placePublished(rpcUrl),
  ])
}

function placePublished(rpcUrl: string): readonly Promise<void>[] {
  const { aggregationRouter, quoter, swapRouter, universalRouter, permit2, settlement, relayer } =
    published
  return (
    [
      { address: permit2, contract: 'permit2' },
      { address: relayer, contract: 'relayer', args: [settlement] },
      { address: settlement, contract: 'settlement', args: [router, relayer, wrapped] },
      { address: aggregationRouter, contract: 'aggregationRouter', args: [router, wrapped] },
      { address: quoter, contract: 'quoter', args: [router] },
      { address: swapRouter, contract: 'swapRouter', args: [router, wrapped] },
      { address: universalRouter, contract: 'universalRouter', args: [router, permit2] },
    ] as const
  ).map((placed) => placeContract({ rpcUrl, ...placed }))
}

function reservesOf(token: LocalPool['tokens'][number]) {
  return Object.values(pools).flatMap(({ address, tokens: sides, reserves }) => {
    const amount = reserves[sides.indexOf(token)]
    return amount === undefined ? [] : [{ address, amount }]
  })
}

function isSorted({ tokens: [first, second] }: LocalPool): boolean {
  return first.address < second.address
}

function sortTokens(pool: LocalPool): readonly Address[] {
  const sides = pool.tokens.map(({ address }) => address)
  return isSorted(pool) ? sides : sides.reverse()
}

/** Two reserves of 112 bits, the first in the lowest bits, and the time of the last change. */
function packReserves(pool: LocalPool): bigint {
  const [first, second] = pool.reserves
  return isSorted(pool) ? first | (second << 112n) : second | (first << 112n)
}
