import type { Connection } from './connection.ts'
import type { Connector } from './connector.ts'

/**
 * What an adapter reports, whatever caused it. Each event carries the complete state of its
 * subject, so missed or repeated events do no harm.
 */
export type AdapterEvent =
  /** A wallet connected, or another account or wallet became active. */
  | { readonly type: 'accountChanged'; readonly connection: Connection }
  /** The wallet switched to another chain. */
  | { readonly type: 'networkChanged'; readonly connection: Connection }
  /** No wallet is connected on this namespace any more. */
  | { readonly type: 'disconnected' }
  /** The list of connectors changed. */
  | { readonly type: 'connectorsChanged'; readonly connectors: readonly Connector[] }
  /** The page has more wallets than the kit lists. The others are left out. */
  | { readonly type: 'walletsDropped' }
