import type { Namespace } from '../../base/caip/namespace.ts'
import type { AdapterContext } from './adapterContext.ts'
import type { AdapterFeatures } from './adapterFeatures.ts'
import type { Connection } from './connection.ts'

/**
 * What a chain family must bring to be part of Cleat: a small kernel, and a record of optional features.
 *
 * The wallet library behind an adapter owns the connections; the adapter translates and reports them through
 * `context.emit` in the same tick, and keeps no copy. Every rejection is a `CleatError`.
 */
export type ChainAdapter<namespace extends Namespace = Namespace> = {
  /** The library behind it, such as `wagmi`. */
  readonly id: string
  /** The CAIP-2 namespace that it serves. */
  readonly namespace: namespace

  /**
   * Starts to discover wallets and to report events. Must not prompt, and must not send a request over the network.
   * @returns what takes back every listener and timer
   */
  start(context: AdapterContext<namespace>): () => void

  /** Whether an earlier visit left a session to restore. Synchronous: it decides the first status that is shown. */
  hasSession(): boolean

  /** The live connection in use, straight from the wallet library. */
  getConnection(): Connection | null

  /**
   * Asks a wallet to connect. May prompt; the caller makes sure that the visitor asked for it.
   * When `signal` aborts, the promise rejects with its reason and a late answer of the wallet changes nothing.
   */
  connect(parameters: {
    /** Id of one of its connectors. */
    connectorId: string
    /** Ends the attempt. */
    signal: AbortSignal
  }): Promise<Connection>

  /** Restores the session of an earlier visit without prompting, or resolves with `null`. Always settles. */
  reconnect(): Promise<Connection | null>

  /** Ends the connection. Settles within two seconds even when the wallet never answers. */
  disconnect(): Promise<void>

  /** What it can do beyond connecting, by name. */
  readonly features: Partial<AdapterFeatures>
}
