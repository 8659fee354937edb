import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyDeclarations } from './copyDeclarations.ts'
import { extractReports } from './extractReports.ts'
import { toReports } from './toReports.ts'

const entries = ['a', 'b'].map((name) => ({
  ...{ name: `@cleat/${name}`, packageName: `@cleat/${name}`, folder: `packages/${name}` },
  types: './dist/exports/index.d.ts',
}))

/** Package a exports a function whose parameter leads to a type that it does not export. */
async function report(kit: string): Promise<ReadonlyMap<string, string>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'cleat-api-test-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = {
    'a/dist/kit.d.ts': `type Kit = ${kit}\nexport { Kit };\n`,
    'a/dist/exports/index.d.ts':
      "import { Kit } from '../kit.js'\nexport declare function read(kit: Kit): void;\n",
    'b/dist/exports/index.d.ts': "export { read } from '@cleat/a'\n",
  }
  const exports = { '.': './src/exports/index.ts' }
  const publishConfig = { exports: { '.': { types: './dist/exports/index.d.ts' } } }
  for (const [path, text] of Object.entries({
    ...files,
    'a/package.json': JSON.stringify({
      name: '@cleat/a',
      version: '0.0.0',
      exports,
      publishConfig,
    }),
    'b/package.json': JSON.stringify({
      name: '@cleat/b',
      version: '0.0.0',
      exports,
      publishConfig,
    }),
    'b/node_modules/@cleat/a/index.ts': 'export const wrong = 1\n',
  })) {
    await mkdir(dirname(join(folder, 'packages', path)), { recursive: true })
    await writeFile(join(folder, 'packages', path), text)
  }
  const to = join(folder, 'copied')
  await copyDeclarations({ from: folder, to, folders: ['packages/a', 'packages/b'] })
  return toReports(extractReports({ folder: to, entries }))
}

test('behavior: a type that a name leads to is written out once', async () => {
  const before = await report('{ readonly id: string }')
  const after = await report('{ readonly id: number }')
  expect(after).not.toEqual(before)
  expect(before.get('packages/a/api/index.api.md')).toContain('function read(kit: Kit): void')
  expect(before.get('packages/a/api/reached.api.md')).toContain('readonly id: string')
  expect(before.get('packages/b/api/index.api.md')).toContain("import { read } from '@cleat/a'")
  expect([...before.keys()]).toHaveLength(3)
})
