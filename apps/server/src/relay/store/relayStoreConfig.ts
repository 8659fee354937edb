export type RelayStoreConfig =
  | { readonly kind: 'redis'; readonly url: string }
  /** Without a folder it lives in memory. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }
