import { readPart } from './readPart.ts'

/**
 * Bitcoin Core's error codes for a refused transaction: missing or spent inputs, broken rules,
 * already known.
 */
const refusals: ReadonlySet<unknown> = new Set([-25, -26, -27])

/** Indexes and wallets quote the node's JSON inside a sentence. */
const quoted = /\{"code":\s*(-2[567]),\s*"message":\s*"((?:[^"\\]|\\.)+)"/

/**
 * The reasons of -25 that name a fault of the transaction itself. After any other one, such as
 * spent inputs, an earlier copy may be in the chain.
 */
const faults = /^bad-txns-(?!inputs-missing)|exceeds maximum/

/**
 * The node's reason in an error of a wallet that sent a transaction. `undefined` for other errors,
 * and where the chain may have it.
 */
export function readRefusal(error: unknown): string | undefined {
  for (const one of [error, readPart(error, 'error'), readPart(error, 'cause')]) {
    const message = typeof one === 'string' ? one : readPart(one, 'message')
    if (typeof message !== 'string') continue
    const [, said = readPart(one, 'code'), reason = message] = quoted.exec(message) ?? []
    if (refusals.has(Number(said)) && (Number(said) !== -25 || faults.test(reason))) return reason
  }
  return undefined
}
