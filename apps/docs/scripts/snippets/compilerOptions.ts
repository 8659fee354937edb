import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { app, root } from '../repository.ts'

type Manifest = { readonly name: string; readonly exports?: Readonly<Record<string, string>> }

const paths = Object.fromEntries(
  globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
    return Object.entries(exports).map(([entry, file]) => [
      `${name}${entry.slice(1)}`,
      [join(root, dirname(path), file)],
    ])
  }),
)

/** How twoslash compiles the snippets that have hovers: as an app with all our packages. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.esnext.disposable.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
  baseUrl: app,
  ignoreDeprecations: '6.0',
  paths,
}
