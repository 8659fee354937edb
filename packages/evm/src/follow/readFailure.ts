import { toTransactionError } from '@cleat/core/adapter'
import { findOperation } from './findOperation.ts'
import { listOperations } from './listOperations.ts'
import type { Log } from './readLogs.ts'

/**
 * Why an account could not carry out an operation, in a successful transaction: the one that the
 * wallet named, else all that the transaction has of the account. `undefined` if it could, or if
 * the logs tell nothing.
 * @see ERC-4337
 */
export function readFailure(
  logs: readonly Log[],
  parameters: { account: string; hash: string | undefined },
): string | undefined {
  const operation = findOperation(logs, parameters)
  const operations = operation ? [operation] : listOperations(logs, parameters.account)
  if (operations.length === 0 || operations.some(({ isSuccess }) => isSuccess)) return undefined
  const reason = operation?.reason
  if (reason === undefined) return 'the account could not carry it out'
  return toTransactionError({ reason }).context.reason
}
