/** The kinds of requests that visitors distinguish. */
export type RequestKind = 'message' | 'data' | 'transaction' | 'network' | 'other'

/** The kind of a request, by the method names of all namespaces. */
export function toRequestKind(method: string): RequestKind {
  if (/typeddata/i.test(method)) return 'data'
  if (/^wallet_(?:switch|add)EthereumChain$/.test(method)) return 'network'
  if (/transaction|transfer|sendcalls|psbt/i.test(method)) return 'transaction'
  return /sign/i.test(method) ? 'message' : 'other'
}
