import * as v from 'valibot'
import { isCaipNetworkId } from '../caip/caipNetworkId.ts'
import { isNamespace, type Namespace } from '../caip/namespace.ts'

/**
 * Everything Cleat keeps in the browser, by key.
 * Connections are not here: the wallet library of each adapter keeps them, and is the only one to.
 */
export type StorageValues = {
  /** The network in use last, as a CAIP-2 id. */
  activeNetworkId: string
  activeNamespace: Namespace
  /** Most recent first, at most two (spec §9). `id` is that of the connector. */
  recentWallets: readonly { readonly id: string; readonly name: string }[]
}

export type StorageKey = keyof StorageValues

type Schemas = { readonly [key in StorageKey]: v.GenericSchema<unknown, StorageValues[key]> }

/** What a value must look like to be believed. */
export const storageSchema: Schemas = {
  activeNetworkId: v.custom<string>(isCaipNetworkId),
  activeNamespace: v.custom<Namespace>(isNamespace),
  recentWallets: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
        name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
      }),
    ),
    v.maxLength(2),
  ),
}
