import { readProperty } from '../../base/errors/readProperty.ts'

/**
 * Reads the code of a wallet's error: on the error itself, as text, in `data.originalError` or in a
 * cause. Never throws.
 */
export function readErrorCode(error: unknown): number | undefined {
  let current = error
  let generic: number | undefined
  for (let depth = 0; depth < 8; depth += 1) {
    const code = toCode(readProperty(current, 'code'))
    const inner = toCode(
      readProperty(readProperty(readProperty(current, 'data'), 'originalError'), 'code'),
    )
    // A generic outer code hides the wallet's own code.
    if (inner !== undefined) return inner
    if (code !== undefined && code !== -32603) return code
    generic ??= code
    current = readProperty(current, 'cause')
  }
  return generic
}

function toCode(value: unknown): number | undefined {
  if (Number.isInteger(value)) return Number(value)
  return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : undefined
}
