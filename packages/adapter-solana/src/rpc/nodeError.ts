import { readKey } from '../readKey.ts'
import { readLastLine } from './describeFailure.ts'

/** What a node said instead of a result: a transaction that would fail, a request that makes no sense. */
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
