/** The clock of the sources, which the fixtures agree with. */
export const recordedAt = 1_795_305_600_000

export const ethereum = 'eip155:1'
export const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** In their canonical form. */
export const accounts = {
  evm: '0x00000000000000000000000000000000000A11cE',
  solana: '7sY8vQm8KpZQ3oZ4pC4o2B2mLq2WmYvYp9yq8cZ3nQ4h',
} as const

/** Addresses that requests name. */
export const assets = {
  ETH: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  DAI: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  SOL: 'So11111111111111111111111111111111111111111',
  WSOL: 'So11111111111111111111111111111111111111112',
  SPL: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
} as const
