import { randomBytes } from 'node:crypto'

const keyBytes = 24

/** A key of this start only. */
export function createKey(prefix: string): string {
  return `${prefix}${randomBytes(keyBytes).toString('base64url')}`
}
