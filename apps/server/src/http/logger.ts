/** `error` writes errors only. */
export type LogLevel = 'silent' | 'error' | 'info'

export type Facts = Readonly<Record<string, unknown>>

/** Says what goes on. `message` is always the same for the same thing; what differs are the facts. */
export type Logger = {
  info(message: string, facts?: Facts): void
  error(message: string, facts?: Facts): void
}

export declare namespace createLogger {
  type Parameters = {
    level: LogLevel
    write: (line: string) => void
    now?: (() => Date) | undefined
  }
}

/** Writes one JSON object a line. */
export function createLogger(parameters: createLogger.Parameters): Logger {
  const { level, write, now = () => new Date() } = parameters
  const log = (kind: 'info' | 'error') => (message: string, facts?: Facts) =>
    write(`${JSON.stringify({ time: now(), level: kind, message, ...facts }, toPlain)}\n`)
  const skip = () => undefined
  return {
    info: level === 'info' ? log('info') : skip,
    error: level === 'silent' ? skip : log('error'),
  }
}

/** Errors have no enumerable properties, so JSON would show them as `{}`, and a problem as its answer, without what caused it. */
function toPlain(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const given = this[key]
  if (typeof given === 'bigint') return String(given)
  if (!(given instanceof Error)) return value
  const { name, message, stack, cause } = given
  return { name, message, stack, cause }
}
