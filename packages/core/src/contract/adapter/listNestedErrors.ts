import { readProperty } from '../../base/errors/readProperty.ts'

const limit = 64

/** Lists an error and those nested in it, outer ones first. Never throws. */
export function listNestedErrors(error: unknown): readonly unknown[] {
  const found = [error]
  // Also visits what is added on the way.
  for (const current of found) {
    if (found.length >= limit) break
    const data = readProperty(current, 'data')
    const inner = [data, readProperty(data, 'originalError'), readProperty(current, 'error')]
    inner.push(readProperty(readProperty(current, 'info'), 'error'), readProperty(current, 'cause'))
    found.push(...inner.filter((one) => one !== undefined))
  }
  return found
}
