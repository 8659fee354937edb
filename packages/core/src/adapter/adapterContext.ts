import type { CaipNetwork } from '../caip/network.ts'
import type { AdapterEvent } from './adapterEvent.ts'

/** Who the app is, as wallets show it. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** All that an adapter may know of the kit. */
export type AdapterContext = {
  /** The app's networks of the adapter's namespace, checked. Never empty. */
  readonly networks: readonly CaipNetwork[]
  readonly metadata: Metadata
  /** Which kinds of discovery the app allows. */
  readonly discovery: { readonly announced: boolean; readonly injected: boolean }
  emit(event: AdapterEvent): void
}
