import type { FeatureRuntime } from '../../features/featureRuntime.ts'
import type { BatchStore } from '../batches/createBatchStore.ts'
import type { CapabilityReader } from '../capabilities/createCapabilityReader.ts'

/** What the verbs of batches share. */
export type CallsContext = {
  readonly kit: FeatureRuntime
  readonly store: BatchStore
  readonly capabilities: CapabilityReader
  /** Batches that are followed, and what waits for news of them. */
  readonly following: Map<string, Promise<void>>
  /** Those that this visit judged. What was stored is judged again. */
  readonly judged: Set<string>
  /** What the chain said last of a batch, in the form of the namespace's wallets. */
  readonly receipts: Map<string, readonly unknown[]>
  /** Ends with the kit. */
  readonly lifetime: AbortSignal
}
