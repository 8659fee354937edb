import type { BridgeValue } from './bridgeMessage.ts'

/**
 * Converts `value` for the page. Plain data crosses unchanged, with `undefined`, NaN, bigint, dates
 * and cycles. A value that cannot be cloned, such as a function, becomes an error that names it.
 */
export function toBridgeValue(value: unknown): BridgeValue {
  try {
    if (value instanceof Error) return fromError(value)
    structuredClone(value)
    return { kind: 'value', value }
  } catch {
    return {
      kind: 'error',
      name: 'Error',
      code: -32603,
      message: 'The test wallet was programmed with a value that cannot cross into the page.',
    }
  }
}

function fromError(error: Error): BridgeValue {
  const { name, message } = error
  const { code, data } = error as { code?: unknown; data?: unknown }
  structuredClone({ code, data })
  return {
    ...{ kind: 'error', name, message },
    ...(code === undefined ? {} : { code }),
    ...(data === undefined ? {} : { data }),
  }
}
