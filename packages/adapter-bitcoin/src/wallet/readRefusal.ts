import { readPart } from './readPart.ts'

/** The numbers by which Bitcoin Core refuses a transaction: inputs that are spent or missing, rules that are broken, known already. */
const refusals: ReadonlySet<unknown> = new Set([-25, -26, -27])

/** As indexes and wallets hand it on: the node's whole answer somewhere in a sentence. */
const quoted = /\{"code":\s*-2[567],\s*"message":\s*"((?:[^"\\]|\\.)+)"/

/** The node's reason in the error of a wallet that handed it a transaction. Nothing where the error tells of something else. */
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
