import type { KnownContracts } from '@cleat/core'

/** Whose requests they are. */
export const corpusAccount = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/** Someone who is no contract, and a contract that the app does not know. */
export const strangers = {
  person: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  contract: '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
} as const

/** Tokens of Ethereum. */
export const corpusTokens = {
  USDC: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  USDT: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  DAI: '0x6b175474e89094c44da98b954eedeac495271d0f',
  WETH: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  wstETH: '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0',
  UNI: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  LINK: '0x514910771af9ca656af840dff83e8264ecf986ca',
  AAVE: '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9',
  rETH: '0xae78736cd615f374d3085123a210448e74fc6393',
} as const

/** Contracts of Ethereum that the app works with. */
export const corpusRouters = {
  uniswapV2: '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  uniswapV3: '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45',
  universalRouter: '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  oneInch: '0x111111125421ca6dc452d289314280a0f8842a65',
  cowRelayer: '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110',
  cowSettlement: '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
  aavePool: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
  lido: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  seaport: '0x0000000000000068f116a894984e2db1123eb395',
  seaportConduit: '0x1e0049783f008a0085193e00003d00cd54003c71',
  ensController: '0x253553366da8546fc250f225fe3d25d0c782303b',
  weth: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
} as const

/** What an app that works with them passes as `contracts`. */
export const corpusContracts: KnownContracts = Object.fromEntries(
  Object.entries(corpusRouters).map(([name, address]) => [
    `eip155:1:${address}`,
    { name, trusted: true },
  ]),
)
