import type { Rolldown } from 'vite'

/** A file of a build that holds code. */
export type Chunk = {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  /** Chunks that are loaded with this one. */
  readonly imports: readonly string[]
  /** Chunks that this one can load later. */
  readonly dynamicImports: readonly string[]
  readonly modules: readonly ChunkModule[]
}

/** What is left of a module after tree shaking and before minification. */
export type ChunkModule = { readonly id: string; readonly code: string }

/** The chunks among the files of a build. */
export function toChunks(output: Rolldown.RolldownOutput): Chunk[] {
  return output.output.flatMap((file) => {
    if (file.type !== 'chunk') return []
    const { fileName, code, isEntry, imports, dynamicImports } = file
    const modules = Object.entries(file.modules).map(([id, module]) => ({
      id,
      code: module.code ?? '',
    }))
    return [{ fileName, code, isEntry, imports, dynamicImports, modules }]
  })
}
