import type { Ledger } from '../createLedger.ts'

/** Answers one JSON-RPC method: returns the result or throws an `RpcError`. */
export type Method = (params: readonly unknown[]) => unknown

/** A result with the slot that it was read in. */
export function withContext(ledger: Ledger, value: unknown): Record<string, unknown> {
  return { context: { apiVersion: '2.0.0', slot: ledger.slot }, value }
}
