import type { Namespace } from '../../base/caip/namespace.ts'
import type { AdapterContext } from './adapterContext.ts'
import type { AdapterFeatures } from './adapterFeatures.ts'
import type { Connection } from './connection.ts'
import type { NamespaceRules } from './namespaceRules.ts'

/**
 * The integration of a chain family: a small kernel and a record of optional features.
 *
 * The wallet library behind an adapter owns the connections. The adapter reports them through
 * `context.emit` in the same tick and keeps no copy. Every rejection is a `CleatError`.
 */
export type ChainAdapter<namespace extends Namespace = Namespace> = {
  /** Name of the wallet library, such as `wagmi`. */
  readonly id: string
  /** The CAIP-2 namespace of the chain family. */
  readonly namespace: namespace

  /**
   * Starts wallet discovery and event reports. Must neither prompt nor send network requests.
   * @returns removes every listener and timer
   */
  start(context: AdapterContext<namespace>): () => void

  /**
   * Whether an earlier visit left a session to restore. Synchronous, because the first render
   * depends on it.
   */
  hasSession(): boolean

  /** The active connection, read from the wallet library. */
  getConnection(): Connection | null

  /**
   * Asks a wallet to connect. May prompt; callers run it only after a user action. If `signal`
   * aborts, the promise rejects with its reason and late answers are ignored.
   */
  connect(parameters: {
    /** Id of one of its connectors. */
    connectorId: string
    /** Cancels the attempt. */
    signal: AbortSignal
  }): Promise<Connection>

  /**
   * Restores the session of an earlier visit without a prompt, or resolves with `null`. Always
   * settles.
   */
  reconnect(): Promise<Connection | null>

  /** Ends the connection. Settles within two seconds even if the wallet never answers. */
  disconnect(): Promise<void>

  /** What differs from the default rules of a namespace. */
  readonly rules?: NamespaceRules | undefined

  /** Optional features, by name. */
  readonly features: Partial<AdapterFeatures>
}
