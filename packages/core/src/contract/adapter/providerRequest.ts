/** A request in the wallet's own protocol: JSON-RPC on EVM chains. */
export type ProviderRequest = { readonly method: string; readonly params?: unknown }
