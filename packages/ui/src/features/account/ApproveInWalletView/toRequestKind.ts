/** What a wallet is asked for, as far as a visitor tells the difference. */
export type RequestKind = 'message' | 'data' | 'transaction' | 'network' | 'other'

/** What a method asks for, by the names that wallets of all namespaces use. */
export function toRequestKind(method: string): RequestKind {
  if (/typeddata/i.test(method)) return 'data'
  if (/^wallet_(?:switch|add)EthereumChain$/.test(method)) return 'network'
  if (/transaction|transfer|sendcalls|psbt/i.test(method)) return 'transaction'
  return /sign/i.test(method) ? 'message' : 'other'
}
