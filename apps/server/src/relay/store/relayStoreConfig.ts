export type RelayStoreConfig =
  | { readonly kind: 'redis'; readonly url: string }
  /** Without a folder it is in memory. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }
