import { readPart } from './readPart.ts'

/**
 * Bitcoin Core's error codes for a refused transaction: missing or spent inputs, broken rules,
 * already known.
 */
const refusals: ReadonlySet<unknown> = new Set([-25, -26, -27])

/** Indexes and wallets quote the node's JSON inside a sentence. */
const quoted = /\{"code":\s*-2[567],\s*"message":\s*"((?:[^"\\]|\\.)+)"/

/**
 * The node's reason in an error of a wallet that sent a transaction. `undefined` for other errors.
 */
export function readRefusal(error: unknown): string | undefined {
  for (const one of [error, readPart(error, 'error'), readPart(error, 'cause')]) {
    const message = typeof one === 'string' ? one : readPart(one, 'message')
    if (typeof message !== 'string') continue
    const reason = quoted.exec(message)?.[1]
    if (reason !== undefined) return reason
    if (refusals.has(readPart(one, 'code'))) return message
  }
  return undefined
}
