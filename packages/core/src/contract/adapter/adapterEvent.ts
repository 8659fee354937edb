import type { Connection } from './connection.ts'
import type { Connector } from './connector.ts'

/**
 * What an adapter reports, whoever caused it. Each event carries the whole truth of its subject,
 * so an event that is missed or doubled does no harm.
 */
export type AdapterEvent =
  /** Connected, or another account or wallet is in use now. */
  | { readonly type: 'accountChanged'; readonly connection: Connection }
  /** The wallet moved to another chain. */
  | { readonly type: 'networkChanged'; readonly connection: Connection }
  /** No wallet is connected on this namespace any more. */
  | { readonly type: 'disconnected' }
  /** The list of ways to connect changed. */
  | { readonly type: 'connectorsChanged'; readonly connectors: readonly Connector[] }
