import { getAmountOut } from '../exchange/getAmountOut.ts'

export type SandwichPlan = {
  /** What is bought with before the victim. */
  readonly amountIn: bigint
  /** What is bought, and sold after the victim. */
  readonly amountBought: bigint
  /** What the victim still receives: its minimum or a little more. */
  readonly victimReceives: bigint
  /** What selling returns, less `amountIn`. */
  readonly profit: bigint
}

/** The search stops at a thousand-millionth of the reserve. */
const steps = 30

/** Finds the largest purchase before a swap that leaves the victim its minimum. */
export function planSandwich(parameters: {
  amountIn: bigint
  amountOutMin: bigint
  reserveIn: bigint
  reserveOut: bigint
  /** What the bot can spend. */
  capital: bigint
}): SandwichPlan | undefined {
  const { amountIn, amountOutMin, reserveIn, reserveOut, capital } = parameters
  const run = (purchase: bigint) => {
    const bought = getAmountOut({ amountIn: purchase, reserveIn, reserveOut })
    const sides = { reserveIn: reserveIn + purchase, reserveOut: reserveOut - bought }
    return { ...sides, bought, receives: getAmountOut({ amountIn, ...sides }) }
  }
  let [low, high] = [0n, reserveIn]
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2n
    if (middle <= capital && run(middle).receives >= amountOutMin) low = middle
    else high = middle
  }
  if (low === 0n) return undefined
  const after = run(low)
  const returned = getAmountOut({
    amountIn: after.bought,
    reserveIn: after.reserveOut - after.receives,
    reserveOut: after.reserveIn + amountIn,
  })
  if (returned <= low) return undefined
  return {
    amountIn: low,
    amountBought: after.bought,
    victimReceives: after.receives,
    profit: returned - low,
  }
}
