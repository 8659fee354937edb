import type { ChainTransaction } from '../esplora/fetchTransaction.ts'
import type { Before } from './before.ts'

/** Whether a confirmed transaction was certainly made after the wallet was asked. */
export function isNew(
  { id, height }: Pick<ChainTransaction, 'id' | 'height'>,
  before: Before | undefined,
): boolean {
  if (!before) return true
  const isAfter = before.height >= 0 && height !== undefined && height > before.height
  return isAfter && !before.waiting.includes(id)
}
