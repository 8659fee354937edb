/** What the index had before the wallet was asked. */
export type Before = { readonly height: number; readonly waiting: readonly string[] }
