import type { Address } from 'viem'
import type { LocalToken } from '../tokens/localTokens.ts'
import { type ExchangeTokens, exchangeTokens } from './exchangeTokens.ts'
import { type LiarMode, liarModes } from './liarModes.ts'

export type LocalPool = {
  readonly address: Address
  /** In the order of the pair's name. The contract has them in the order of their addresses. */
  readonly tokens: readonly [LocalToken, LocalToken]
  /** At the start, in base units, in the order of `tokens`. */
  readonly reserves: readonly [bigint, bigint]
}

export type LocalExchange = {
  /** Speaks the ABI of the V2 router. */
  readonly router: Address
  /** The same contract: it is its own factory. */
  readonly factory: Address
  readonly wrapped: Address
  /** Reverts a batch whose balance is too low, by `execute` with command 0x0e. */
  readonly guard: Address
  /** Executes several calls as the account that delegates to it (EIP-7702, ERC-7821). */
  readonly batch: Address
  /** Contracts with the public ABI of others, where Ethereum has those. They use the same pools. */
  readonly published: {
    /** Uniswap's SwapRouter02, which takes permits (EIP-2612). */
    readonly swapRouter: Address
    /** Uniswap's QuoterV2, which says what `swapRouter` gives. */
    readonly quoter: Address
    /** Uniswap's Universal Router, which takes tokens by `permit2`. */
    readonly universalRouter: Address
    readonly permit2: Address
    /** 1inch's router of version 6, which takes permits (EIP-2612). */
    readonly aggregationRouter: Address
    /** Fills CoW Protocol's orders. */
    readonly settlement: Address
    /** Takes what those orders sell. */
    readonly relayer: Address
  }
  /** Receives what liars steal. */
  readonly thief: Address
  /** Hostile routers with the ABI of `router`. Their quotes are honest. */
  readonly liars: { readonly [mode in LiarMode]: Address }
  readonly tokens: ExchangeTokens
  /** Each token's pool with USDC. */
  readonly pools: { readonly [name in Exclude<keyof ExchangeTokens, 'USDC'>]: LocalPool }
}

/** The exchange of every local EVM chain, at equal addresses. */
export const localExchange: LocalExchange = {
  router: '0x7100000000000000000000000000000000000001',
  factory: '0x7100000000000000000000000000000000000001',
  wrapped: exchangeTokens.WETH.address,
  guard: '0x7100000000000000000000000000000000000002',
  batch: '0x7100000000000000000000000000000000000003',
  published: {
    swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
    aggregationRouter: '0x111111125421cA6dc452d289314280a0f8842A65',
    permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    settlement: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
    relayer: '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110',
  },
  thief: '0x7400000000000000000000000000000000000001',
  liars: Object.fromEntries(
    liarModes.map((mode, index) => [mode, numbered('73', index + 1)]),
  ) as LocalExchange['liars'],
  tokens: exchangeTokens,
  pools: {
    DAI: pool(1, 'DAI'),
    WETH: pool(2, 'WETH', 400n),
    OUSD: pool(3, 'OUSD'),
    FEE: pool(4, 'FEE'),
    THIN: pool(5, 'THIN', 100n, 100n),
    HONEY: pool(6, 'HONEY'),
    PAUSE: pool(7, 'PAUSE'),
    ZERO: pool(8, 'ZERO'),
    EIGHT: pool(9, 'EIGHT'),
    LONG: pool(10, 'LONG'),
    falseUSDC: pool(11, 'falseUSDC'),
  },
}

function pool(
  number: number,
  name: keyof ExchangeTokens,
  amount = 1_000_000n,
  dollars = 1_000_000n,
): LocalPool {
  const [token, usdc] = [exchangeTokens[name], exchangeTokens.USDC]
  return {
    address: numbered('72', number),
    tokens: [token, usdc],
    reserves: [amount * 10n ** BigInt(token.decimals), dollars * 10n ** BigInt(usdc.decimals)],
  }
}

function numbered(start: string, number: number): Address {
  return `0x${start}${String(number).padStart(38, '0')}`
}
