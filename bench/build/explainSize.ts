import { formatAmount } from '../budgets/formatAmount.ts'
import type { Chunk } from './chunk.ts'
import { moduleSizes } from './moduleSizes.ts'

const listed = 40

/** Formats the largest modules of some chunks, one per line. */
export function explainSize(
  title: string,
  chunks: readonly Chunk[],
  { without = [] }: { without?: readonly Chunk[] } = {},
): string[] {
  const modules = moduleSizes(chunks, { without })
  const rows = [
    ...modules.slice(0, listed).map(({ name, ...size }) => toRow(name, size)),
    ...sumPackages(modules),
  ]
  return [`${title}, in ${chunks.length} files: gzip, minified`, ...rows]
}

function sumPackages(modules: ReturnType<typeof moduleSizes>): string[] {
  const groups = Object.groupBy(modules, ({ name }) => packageName(name))
  return Object.entries(groups)
    .map(([name, group = []]) => ({
      name: `all of ${name}`,
      gzip: group.reduce((sum, { gzip }) => sum + gzip, 0),
      minified: group.reduce((sum, { minified }) => sum + minified, 0),
    }))
    .sort((a, b) => b.gzip - a.gzip)
    .map(({ name, ...size }) => toRow(name, size))
}

/** The package of a module: `@base-ui/react`, `valtio` or `packages/core`. */
function packageName(module: string): string {
  const depth = /^(@|packages\/)/.test(module) ? 2 : 1
  return module.split('/').slice(0, depth).join('/')
}

function toRow(name: string, size: { gzip: number; minified: number }): string {
  const cells = [size.gzip, size.minified].map((bytes) => formatAmount(bytes / 1000, 'kB'))
  return `  ${cells.map((cell) => cell.padStart(9)).join('')}  ${name}`
}
