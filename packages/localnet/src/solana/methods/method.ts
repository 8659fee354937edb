import type { Ledger } from '../ledger/createLedger.ts'

/** Answers one JSON-RPC method. Returns the result or throws an `RpcError`. */
export type Method = (params: readonly unknown[]) => unknown

/** A result with its slot. */
export function withContext(ledger: Ledger, value: unknown): Record<string, unknown> {
  return { context: { apiVersion: '2.0.0', slot: ledger.slot }, value }
}
