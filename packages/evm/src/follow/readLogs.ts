import { readProperty } from '@cleat/core/adapter'
import { readText } from './readText.ts'

/** What a contract logged. Texts are in lower case. */
export type Log = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** Reads the logs of a receipt, or of a call that was tried. */
export function readLogs(answer: unknown): readonly Log[] {
  const logs: unknown = readProperty(answer, 'logs')
  return Array.isArray(logs) ? logs.map(toLog) : []
}

function toLog(log: unknown): Log {
  const topics = readProperty(log, 'topics')
  return {
    address: readText(readProperty(log, 'address')),
    topics: Array.isArray(topics) ? topics.map(readText) : [],
    data: readText(readProperty(log, 'data')),
  }
}
