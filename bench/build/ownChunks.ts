import type { Chunk } from './chunk.ts'
import { reachableChunks } from './reachableChunks.ts'

export type OwnChunks = {
  /** The part's name, from the first group of the pattern. */
  readonly name: string
  /** The chunks that it adds to those already loaded. */
  readonly chunks: readonly Chunk[]
}

/**
 * Finds the parts of an app by a pattern on module paths. The first group names the part. Returns
 * the additional chunks of each.
 */
export function ownChunks(
  chunks: readonly Chunk[],
  parameters: { pattern: RegExp; present: readonly Chunk[] },
): OwnChunks[] {
  const { pattern, present } = parameters
  return chunks.flatMap((chunk) =>
    chunk.modules.flatMap(({ id }) => {
      const [, name] = pattern.exec(id) ?? []
      if (!name) return []
      const brought = reachableChunks(chunks, [chunk])
      return [{ name, chunks: brought.filter((one) => !present.includes(one)) }]
    }),
  )
}
