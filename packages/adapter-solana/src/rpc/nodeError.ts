import { readKey } from '../readKey.ts'

/** What a node said instead of a result: a transaction that would fail, a request that makes no sense. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: number
  readonly data: unknown

  constructor(parameters: { code: number; message: string; data?: unknown }) {
    const { code, message, data } = parameters
    super([message, lastLog(data)].filter(Boolean).join(': '))
    this.code = code
    this.data = data
  }
}

/** What the program itself had to say comes before the line that says that it failed. */
function lastLog(data: unknown): string | undefined {
  const logs = readKey(data, 'logs')
  if (!Array.isArray(logs)) return undefined
  const lines = logs.filter((line) => typeof line === 'string')
  return lines.findLast((line) => !/^Program \w+ (?:failed|consumed|invoke|success)/.test(line))
}
