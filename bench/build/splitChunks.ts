import type { Chunk } from './chunk.ts'
import { reachableChunks } from './reachableChunks.ts'

export type SplitChunks = {
  /** Chunks of the initial load. */
  readonly atLoad: readonly Chunk[]
  /** Chunks that load with the modal. */
  readonly modal: readonly Chunk[]
  /** Chunks of what animates, which load once the modal is shown. */
  readonly motion: readonly Chunk[]
  /** All other chunks. */
  readonly later: readonly Chunk[]
}

/**
 * Splits the chunks of an app by when they load. The modal's chunks are those that load with the
 * module `modalFile`, those of motion are what `motionFile` brings beyond them.
 */
export function splitChunks(
  chunks: readonly Chunk[],
  { modalFile, motionFile }: { modalFile: string; motionFile?: string },
): SplitChunks {
  const atLoad = reachableChunks(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const rest = chunks.filter((chunk) => !atLoad.includes(chunk))
  const broughtBy = (file: string | undefined) => {
    const holds = ({ modules }: Chunk) => modules.some(({ id }) => id === file)
    return reachableChunks(chunks, rest.filter(holds))
  }
  const brought = broughtBy(modalFile)
  const moved = broughtBy(motionFile)
  const modal = rest.filter((chunk) => brought.includes(chunk))
  const motion = rest.filter((chunk) => !modal.includes(chunk) && moved.includes(chunk))
  const later = rest.filter((chunk) => !modal.includes(chunk) && !motion.includes(chunk))
  return { atLoad, modal, motion, later }
}
