import type { Address } from 'viem'
import type { Reserves } from './fetchReserves.ts'
import { getAmountOut, type Hop } from './getAmountOut.ts'
import { pairKey } from './pairKey.ts'

export type BestPath = {
  readonly path: readonly Address[]
  readonly hops: readonly Hop[]
  readonly amountOut: bigint
}

export declare namespace findBestPath {
  type Parameters = {
    /** Shorter ones first. */
    paths: readonly (readonly Address[])[]
    /** By `pairKey`. */
    reserves: ReadonlyMap<string, Reserves>
    amount: bigint
    feeBps: number
  }
}

/** The path that pays the most. `undefined` if none pays anything. */
export function findBestPath(parameters: findBestPath.Parameters): BestPath | undefined {
  const { paths, reserves, amount, feeBps } = parameters
  let best: BestPath | undefined
  for (const path of paths) {
    const hops = toHops(path, reserves)
    const amountOut = hops ? getAmountOut({ amount, hops, feeBps }) : 0n
    if (hops && amountOut > (best?.amountOut ?? 0n)) best = { path, hops, amountOut }
  }
  return best
}

/** `undefined` if one of the pools is missing. */
function toHops(
  path: readonly Address[],
  reserves: ReadonlyMap<string, Reserves>,
): Hop[] | undefined {
  const hops: Hop[] = []
  for (const [index, token] of path.slice(0, -1).entries()) {
    const next = path[index + 1] as Address
    const key = pairKey(token, next)
    const found = reserves.get(key)
    if (!found) return undefined
    const [first, second] = found
    const isForward = key.startsWith(token)
    hops.push(
      isForward
        ? { reserveIn: first, reserveOut: second }
        : { reserveIn: second, reserveOut: first },
    )
  }
  return hops
}
