/** A chain id of the Wallet Standard. */
export type SolanaChain = `solana:${string}`

/** The wallet's methods, by their Wallet Standard names. */
export type SolanaMethod =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'solana:signIn'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
