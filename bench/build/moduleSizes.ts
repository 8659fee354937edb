import { relative } from 'node:path'
import { minifySync } from 'vite'
import { root } from '../../scripts/sourceFiles.ts'
import type { Chunk } from './chunk.ts'
import { gzipSize } from './gzipSize.ts'

export type ModuleSize = {
  readonly name: string
  readonly minified: number
  /** The bytes saved by leaving it out. */
  readonly gzip: number
}

type Part = { readonly name: string; readonly code: string; readonly minified: number }

/**
 * The modules of some chunks, largest first. Modules with the same size in the chunks `without` are
 * left out.
 */
export function moduleSizes(
  chunks: readonly Chunk[],
  { without = [] }: { without?: readonly Chunk[] } = {},
): ModuleSize[] {
  const parts = toParts(chunks)
  const common = new Map(toParts(without).map(({ name, minified }) => [name, minified]))
  const zipped = gzipSize(parts.map(({ code }) => code).join('\n'))
  return parts
    .filter(({ name, minified }) => minified > (common.get(name) ?? 0))
    .map((part) => {
      const rest = parts.filter((other) => other !== part).map(({ code }) => code)
      const grown = part.minified - (common.get(part.name) ?? 0)
      const saved = zipped - gzipSize(rest.join('\n'))
      return { name: part.name, minified: grown, gzip: (saved * grown) / part.minified }
    })
    .sort((a, b) => b.gzip - a.gzip)
}

function toParts(chunks: readonly Chunk[]): Part[] {
  return chunks
    .flatMap(({ modules }) => modules)
    .map(({ id, code }) => {
      // Each module alone and uncompressed: bundled alone, its code would be removed as unused.
      const minified = minifySync('module.js', code, { compress: false }).code
      return { name: moduleName(id), code: minified, minified: minified.length }
    })
}

/**
 * The name of a module: `valtio/vanilla.js` for a dependency, `packages/core/dist/x.js` for our
 * own.
 */
function moduleName(id: string): string {
  const [path = id] = id.replaceAll('\0', '').split('?')
  return path.includes('/node_modules/')
    ? (path.split('/node_modules/').at(-1) ?? path)
    : relative(root, path)
}
