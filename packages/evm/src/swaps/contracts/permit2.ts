/** The contract that takes tokens for Uniswap's newer routers, on every chain that is listed. */
export const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
