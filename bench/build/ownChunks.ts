import type { Chunk } from './chunk.ts'
import { reachableChunks } from './reachableChunks.ts'

export type OwnChunks = {
  /** What was looked for, as the pattern names it. */
  readonly name: string
  /** The chunks it brings beyond those that are there already. */
  readonly chunks: readonly Chunk[]
}

/** The parts of an app whose module matches the pattern, whose first group names them, and what each brings of its own. */
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
