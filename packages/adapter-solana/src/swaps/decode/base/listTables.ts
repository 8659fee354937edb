import { base58 } from '@scure/base'
import { createReader } from '../../../transaction/createReader.ts'

/**
 * The addresses of the lookup tables that a message names.
 * @param lookups - a parsed message's section of lookups
 */
export function listTables(lookups: Uint8Array): readonly string[] {
  if (lookups.length === 0) return []
  const reader = createReader(lookups)
  return Array.from({ length: reader.length() }, () => {
    const table = base58.encode(reader.take(32))
    for (const _ of ['written', 'read']) reader.take(reader.length())
    return table
  })
}
