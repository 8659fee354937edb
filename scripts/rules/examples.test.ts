import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../run.ts'
import { root, sourceFiles } from '../sourceFiles.ts'
import { type Example, listExamples } from './examples.ts'

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)

/** Entries of our packages by import name. */
const paths = Object.fromEntries(
  sourceFiles('packages/*/package.json').flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      name: string
      exports?: Record<string, string>
    }
    return Object.entries(exports).map(([entry, file]) => [
      `${name}${entry.slice(1)}`,
      [join(root, dirname(path), file)],
    ])
  }),
)

/** Compiles snippets as part of `@cleat/react` and returns the compiler's errors. */
async function typeCheck(examples: readonly Example[]): Promise<string> {
  // Inside the package, so that its dependencies resolve. Git and Biome ignore it.
  const cache = join(root, 'packages/react/node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'examples-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const { name, code } of examples) writeFileSync(join(folder, name), code)
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      jsx: 'react-jsx',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      isolatedDeclarations: false,
      noEmit: true,
      paths,
    },
    include: ['*.tsx', join(root, 'tooling/stylesheets.d.ts')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const args = [compiler, '--pretty', 'false', '-p', 'tsconfig.json']
  return (await run(process.execPath, args, { cwd: folder })).output
}

const files = [
  ...sourceFiles('packages/react/src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.')),
  ...sourceFiles('packages/core/src/**/*.ts').filter((path) => !path.includes('.test.')),
  ...sourceFiles('packages/{adapter-*,testing}/src/**/*.ts').filter(
    (path) => !path.includes('.test.'),
  ),
  'packages/react/README.md',
  'docs/adapters.md',
]

const wrong = `
/**
 * Does less.
 * @example
 * \`\`\`tsx
 * import { useAppKit } from '@cleat/react'
 *
 * export const open: string = useAppKit().open
 * \`\`\`
 */`

test('default: every example compiles, and one that is wrong does not', {
  timeout: 120_000,
}, async () => {
  const examples = files.flatMap((path) =>
    listExamples(path, readFileSync(join(root, path), 'utf8')),
  )
  // One compiler run covers both. It must report only the wrong example.
  const output = await typeCheck([...examples, ...listExamples('wrong.ts', wrong)])
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^wrong\.1\.tsx\(8,14\): error TS2322: /),
  ])
})

test('behavior: the fences of Markdown are examples too', () => {
  expect(listExamples('a.md', '```sh\nls\n```\n```tsx\n<p />\n```')).toEqual([
    { name: 'a.1.tsx', code: '\n\n\n\n<p />\n' },
  ])
})

test('error: an example without a fence', () => {
  expect(() => listExamples('a.ts', '/** @example useLess() */')).toThrow('is not in a fence')
})
