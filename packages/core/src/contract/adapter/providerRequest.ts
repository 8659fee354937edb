/** One call to a wallet in its own protocol: JSON-RPC on EVM chains. */
export type ProviderRequest = { readonly method: string; readonly params?: unknown }
