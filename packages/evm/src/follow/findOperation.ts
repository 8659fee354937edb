import { type AccountOperation, listOperations } from './listOperations.ts'
import type { Log } from './readLogs.ts'

/**
 * The account's operation that a wallet's answer means: the one with the hash that the wallet
 * named, else the only one of the transaction. `undefined` if there is none, or several.
 */
export function findOperation(
  logs: readonly Log[],
  { account, hash }: { account: string; hash: string | undefined },
): AccountOperation | undefined {
  const operations = listOperations(logs, account)
  if (hash !== undefined) return operations.find((operation) => operation.hash === hash)
  return operations.length === 1 ? operations[0] : undefined
}
