import type { Address } from 'viem'

export declare namespace listPaths {
  type Parameters = {
    from: Address
    to: Address
    /** The tokens between. */
    through: readonly Address[]
  }
}

/** All paths of at most three hops. No token is on a path twice. */
export function listPaths(parameters: listPaths.Parameters): readonly (readonly Address[])[] {
  const { from, to } = parameters
  const between = parameters.through.filter((token) => token !== from && token !== to)
  const two = between.map((token) => [from, token, to])
  const three = between.flatMap((first) =>
    between.flatMap((second) => (first === second ? [] : [[from, first, second, to]])),
  )
  return [[from, to], ...two, ...three]
}
