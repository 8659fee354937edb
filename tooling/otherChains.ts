/**
 * Modules and packages for chains other than EVM: our adapters and networks, and the libraries of
 * those chains.
 */
export const otherChains: RegExp =
  /adapter-(?:solana|bitcoin|polkadot)|core\/(?:src|dist)\/networks\/|@solana\/|@polkadot|polkadot-api|@substrate\/|@wallet-standard\/|@scure\/(?:btc-signer|sr25519)|bitcoinjs|sats-connect/
