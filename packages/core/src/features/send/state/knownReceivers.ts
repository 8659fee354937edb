import type { Namespace } from '../../../base/caip/namespace.ts'

/** An address that was used before, or is the visitor's own. */
export type KnownAddress = { readonly address: string; readonly label?: string | undefined }

/** Receivers of this browser's payments by namespace, newest first. */
export type KnownReceivers = {
  list(namespace: Namespace): readonly KnownAddress[]
  /** `name`: the registered name that resolved to the address, if one was typed. */
  add(namespace: Namespace, address: string, name?: string | undefined): void
}
