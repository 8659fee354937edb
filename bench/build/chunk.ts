import type { Rolldown } from 'vite'

/** A code file of a build. */
export type Chunk = {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  /** Static imports. */
  readonly imports: readonly string[]
  /** Dynamic imports. */
  readonly dynamicImports: readonly string[]
  readonly modules: readonly ChunkModule[]
}

/** The code of a module after tree shaking and before minification. */
export type ChunkModule = { readonly id: string; readonly code: string }

/** Filters the chunks from the files of a build. */
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
