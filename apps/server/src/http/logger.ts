import { pino } from 'pino'

/** `error` writes errors only. */
export type LogLevel = 'silent' | 'error' | 'info'

export type Facts = Readonly<Record<string, unknown>>

/** A structured logger. `message` is constant per kind of event; `facts` vary. */
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

/** Writes one JSON object per line. */
export function createLogger(parameters: createLogger.Parameters): Logger {
  const { level, write, now = () => new Date() } = parameters
  const log = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: toPlainFacts },
    },
    { write },
  )
  return {
    info: (message, facts = {}) => log.info(facts, message),
    error: (message, facts = {}) => log.error(facts, message),
  }
}

function toPlainFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(facts, toPlain))
}

/**
 * Errors have no enumerable properties, and a problem serializes as its answer without its cause,
 * so both are converted.
 */
function toPlain(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const given = this[key]
  if (typeof given === 'bigint') return String(given)
  if (!(given instanceof Error)) return value
  const { name, message, stack, cause } = given
  return { name, message, stack, cause }
}
