/** A chain as the Wallet Standard names it. */
export type SolanaChain = `solana:${string}`

/** What the wallet can be asked, by the names of the Wallet Standard. */
export type SolanaMethod =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
