import type { Address, Hex } from 'viem'
import { concat, numberToHex } from 'viem/utils'
import { listPaths } from './listPaths.ts'

export declare namespace listQuotedPaths {
  type Parameters = {
    from: Address
    to: Address
    /** The tokens between. */
    through: readonly Address[]
    feeTiers: readonly number[]
  }
}

/** All packed paths of at most two hops, over the pools of each fee. Shorter ones come first. */
export function listQuotedPaths(parameters: listQuotedPaths.Parameters): readonly Hex[] {
  const { from, to, through, feeTiers } = parameters
  const paths = listPaths({ from, to, through }).filter(({ length }) => length <= 3)
  return paths.flatMap((tokens) =>
    tokens
      .slice(1)
      .reduce<Hex[]>(
        (packed, token) =>
          packed.flatMap((path) =>
            feeTiers.map((fee) => concat([path, numberToHex(fee, { size: 3 }), token])),
          ),
        [tokens[0] as Address],
      ),
  )
}
