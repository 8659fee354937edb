/** Where a route's accounts and numbers are. Places of accounts count from the first. */
export type RouteLayout = {
  readonly account: number
  readonly source: number
  readonly target: number
  /** The mint that is taken. `undefined` where the route does not name it. */
  readonly sourceMint: number | undefined
  readonly targetMint: number
  /** Programs of both mints. `undefined` where the route does not name them. */
  readonly programs: readonly [source: number, target: number] | undefined
  /** Another account that receives instead, or Jupiter where there is none. */
  readonly receiver: number | undefined
  /** Jupiter's account for events. Jupiter itself comes next. */
  readonly events: number
  /** Bytes before the plan of the route, or before the numbers. */
  readonly head: number
  /** Whether the numbers follow the plan, of which every step has to be known. */
  readonly isPlanFirst: boolean
}

/** Layouts by the first eight bytes, in hex, of the routes that take an exact amount. */
export const routeLayouts: { readonly [discriminator: string]: RouteLayout | undefined } = {
  // route
  e517cb977ae3ad2a: {
    ...{ account: 1, source: 2, target: 3, sourceMint: undefined, targetMint: 5 },
    ...{ programs: undefined, receiver: 4, events: 7, head: 8, isPlanFirst: true },
  },
  // shared_accounts_route
  c1209b3341d69c81: {
    ...{ account: 2, source: 3, target: 6, sourceMint: 7, targetMint: 8 },
    ...{ programs: undefined, receiver: undefined, events: 11, head: 9, isPlanFirst: true },
  },
  // route_v2
  bb64facc31c4af14: {
    ...{ account: 0, source: 1, target: 2, sourceMint: 3, targetMint: 4 },
    ...{ programs: [5, 6], receiver: 7, events: 8, head: 8, isPlanFirst: false },
  },
  // shared_accounts_route_v2
  d19853937cfed8e9: {
    ...{ account: 1, source: 2, target: 5, sourceMint: 6, targetMint: 7 },
    ...{ programs: [8, 9], receiver: undefined, events: 10, head: 9, isPlanFirst: false },
  },
}
