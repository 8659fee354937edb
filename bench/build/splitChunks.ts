import type { Chunk } from './chunk.ts'
import { reachableChunks } from './reachableChunks.ts'

export type SplitChunks = {
  /** Chunks of the initial load. */
  readonly atLoad: readonly Chunk[]
  /** Chunks that load with the modal. */
  readonly modal: readonly Chunk[]
  /** All other chunks. */
  readonly later: readonly Chunk[]
}

/**
 * Splits the chunks of an app by when they load. The modal's chunks are those that load with the
 * module `modalFile`.
 */
export function splitChunks(chunks: readonly Chunk[], modalFile: string): SplitChunks {
  const atLoad = reachableChunks(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const rest = chunks.filter((chunk) => !atLoad.includes(chunk))
  const holdsModal = ({ modules }: Chunk) => modules.some(({ id }) => id === modalFile)
  const brought = reachableChunks(chunks, rest.filter(holdsModal))
  const modal = rest.filter((chunk) => brought.includes(chunk))
  return { atLoad, modal, later: rest.filter((chunk) => !modal.includes(chunk)) }
}
