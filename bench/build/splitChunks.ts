import type { Chunk } from './chunk.ts'
import { reachableChunks } from './reachableChunks.ts'

export type SplitChunks = {
  /** Chunks of the initial load. */
  readonly atLoad: readonly Chunk[]
  /** Chunks that load with the modal. */
  readonly modal: readonly Chunk[]
  /** Chunks that load once the modal is shown. Nothing waits for them. */
  readonly shown: readonly Chunk[]
  /** All other chunks. */
  readonly later: readonly Chunk[]
}

/**
 * Splits the chunks of an app by when they load. The modal's chunks are those that load with the
 * module `modalFile`, those of `shown` are what `shownFiles` bring beyond them.
 */
export function splitChunks(
  chunks: readonly Chunk[],
  { modalFile, shownFiles = [] }: { modalFile: string; shownFiles?: readonly string[] },
): SplitChunks {
  const atLoad = reachableChunks(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const rest = chunks.filter((chunk) => !atLoad.includes(chunk))
  const broughtBy = (files: readonly string[]) => {
    const holds = ({ modules }: Chunk) => modules.some(({ id }) => files.includes(id))
    return reachableChunks(chunks, rest.filter(holds))
  }
  const brought = broughtBy([modalFile])
  const broughtThen = broughtBy(shownFiles)
  const modal = rest.filter((chunk) => brought.includes(chunk))
  const shown = rest.filter((chunk) => !modal.includes(chunk) && broughtThen.includes(chunk))
  const later = rest.filter((chunk) => !modal.includes(chunk) && !shown.includes(chunk))
  return { atLoad, modal, shown, later }
}
