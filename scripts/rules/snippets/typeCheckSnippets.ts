import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run } from '../../run.ts'
import { root, sourceFiles } from '../../sourceFiles.ts'
import type { Snippet } from './listSnippets.ts'

type Manifest = {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)

/**
 * Compiles snippets, each as a file of an app that has all our packages and their libraries.
 * Returns the lines that the compiler prints.
 */
export async function typeCheckSnippets(snippets: readonly Snippet[]): Promise<readonly string[]> {
  // Git and Biome ignore it.
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'snippets-'))
  try {
    linkLibraries(folder)
    for (const { name, code } of snippets) writeFileSync(join(folder, name), code)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const args = [compiler, '--pretty', 'false', '-p', 'tsconfig.json']
    const { output } = await run(process.execPath, args, { cwd: folder })
    return output.trim() === '' ? [] : output.trim().split('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const manifests = [...sourceFiles('{packages,apps}/*/package.json'), 'e2e/package.json'].map(
  (path) => ({
    folder: join(root, dirname(path)),
    manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest,
  }),
)

/** Entries of our packages by import name. */
const paths = Object.fromEntries(
  manifests.flatMap(({ folder, manifest: { name, exports = {} } }) =>
    Object.entries(exports).map(([entry, file]) => [
      `${name}${entry.slice(1)}`,
      [join(folder, file)],
    ]),
  ),
)

const config = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    jsx: 'react-jsx',
    lib: ['ES2024', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/types/importMeta.d.ts'],
    resolveJsonModule: true,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    isolatedDeclarations: false,
    noEmit: true,
    paths,
  },
  include: ['*.ts', '*.tsx', join(root, 'tooling/stylesheets.d.ts')],
}

/** Links what our packages depend on, so that snippets import it as an app does. */
function linkLibraries(folder: string): void {
  const linked = new Set<string>()
  for (const { folder: owner, manifest } of manifests) {
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    for (const name of names) {
      if (linked.has(name) || name.startsWith('@cleat/')) continue
      linked.add(name)
      const link = join(folder, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(join(owner, 'node_modules', name), link)
    }
  }
}
