/** The known networks that Etherscan supports. */
export const etherscanChains: ReadonlySet<string> = new Set(
  [
    1, 10, 56, 100, 130, 137, 143, 5000, 8453, 42161, 42220, 43114, 59144, 80094, 84532, 534352,
    11155111, 11155420,
  ].map((reference) => `eip155:${reference}`),
)
