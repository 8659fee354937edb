import type { Chunk } from './chunk.ts'

/** Returns the given chunks and their static imports. */
export function reachableChunks(chunks: readonly Chunk[], from: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>()
  const pending = [...from]
  for (let chunk = pending.pop(); chunk; chunk = pending.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) pending.push(next)
    }
  }
  return chunks.filter((chunk) => found.has(chunk))
}
