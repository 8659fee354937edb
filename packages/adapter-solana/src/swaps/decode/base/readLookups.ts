import { base58 } from '@scure/base'
import { createReader } from '../../../transaction/createReader.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import type { LookupTables } from './lookupTables.ts'

/** The addresses that a message takes from lookup tables, in the order of their indexes. */
export type Lookups = {
  /** Those that it may write. They come first. */
  readonly written: readonly string[]
  readonly read: readonly string[]
}

/**
 * Finds the addresses that a message takes from lookup tables.
 * @param lookups - a parsed message's section of lookups
 * @throws `PAYMENT_ALTERED`
 */
export function readLookups(lookups: Uint8Array, tables: LookupTables): Lookups {
  if (lookups.length === 0) return { written: [], read: [] }
  const reader = createReader(lookups)
  const sections = Array.from({ length: reader.length() }, () => {
    const table = tables[base58.encode(reader.take(32))]
    const take = () => [...reader.take(reader.length())].map((index) => table?.[index])
    return { written: take(), read: take() }
  })
  return {
    written: sections.flatMap(({ written }) => written.map(requireFound)),
    read: sections.flatMap(({ read }) => read.map(requireFound)),
  }
}

function requireFound(address: string | undefined): string {
  if (address === undefined) throw alteredError('lookups')
  return address
}
