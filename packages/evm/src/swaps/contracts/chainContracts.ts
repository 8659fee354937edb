/** The contracts of one chain that may be called. */
export type ChainContracts = {
  /** The token of the native coin. */
  readonly wrapped?: string | undefined
  /** Routers with the interface of Uniswap V2. */
  readonly v2Routers?: readonly string[] | undefined
  /** Uniswap's SwapRouter02. */
  readonly v3Router?: string | undefined
  /** Uniswap's Universal Routers, by the layout of what they take. */
  readonly universalRouters?: UniversalRouters | undefined
  /** Hands what the caller pays to a Universal Router. */
  readonly universalRouterProxy?: string | undefined
  /** 0x's contract that holds allowances for one call. */
  readonly allowanceHolder?: string | undefined
  /** 1inch's router, version 6. */
  readonly oneInch?: string | undefined
  readonly lifi?: string | undefined
  /** CoW's contract that settles orders, and the one that takes what is sold. */
  readonly cow?: { readonly settlement: string; readonly relayer: string } | undefined
}

/** Addresses by version. */
export type UniversalRouters = {
  readonly 'v2.0'?: string | undefined
  /** Versions 2.1.1 and 2.1.2 take the same. */
  readonly 'v2.1'?: readonly string[] | undefined
}
