import { readErrorCode } from '@cleat/core/adapter'

/** JSON-RPC's codes for a method, or a parameter, that a node does not know. */
const unknown: ReadonlySet<number | undefined> = new Set([-32601, -32602, -32004])

/** Whether a node said that it does not have what it was asked for. */
export function isUnknown(error: unknown): boolean {
  return unknown.has(readErrorCode(error))
}
