import type { Chunk } from './chunk.ts'
import { reachableChunks } from './reachableChunks.ts'

export type SplitChunks = {
  /** What the page needs before anything else. */
  readonly atLoad: readonly Chunk[]
  /** What the modal brings with it. */
  readonly modal: readonly Chunk[]
  /** What is left to other occasions. */
  readonly later: readonly Chunk[]
}

/** Tells the chunks of an app apart by when they are needed. The modal's are those loaded with the module `modalFile`. */
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
