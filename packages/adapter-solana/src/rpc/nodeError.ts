import { readKey } from '../base/readKey.ts'
import { readLastLine } from './describeFailure.ts'

/**
 * A node's JSON-RPC error, such as a transaction that would fail or an invalid request.
 * @example
 * ```ts
 * import { NodeError } from '@cleat/adapter-solana'
 *
 * export function hasExpired(error: unknown): boolean {
 *   return error instanceof NodeError && error.message.includes('Blockhash not found')
 * }
 * ```
 */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: number
  readonly data: unknown

  constructor(parameters: { code: number; message: string; data?: unknown }) {
    const { code, message, data } = parameters
    super([message, readLastLine(readKey(data, 'logs'))].filter(Boolean).join(': '))
    this.code = code
    this.data = data
  }
}
