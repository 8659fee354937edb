/** What a stream is opened for. */
export type HeardOf = { readonly hasSession: boolean; readonly handoffs: readonly string[] }
