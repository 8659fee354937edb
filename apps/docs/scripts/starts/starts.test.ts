import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typeCheckSnippets } from '../../../../scripts/rules/snippets/typeCheckSnippets.ts'
import { app } from '../repository.ts'
import { listStartFiles } from './listStartFiles.ts'
import { startChains } from './startChains.ts'
import { startFrameworks } from './startFrameworks.ts'

/** The files of each quick start, which import each other, side by side in one folder. */
const starts = startFrameworks.flatMap((framework) =>
  startChains.flatMap((chain) => {
    const stem = `start.${framework.id}.${chain.id}`
    return listStartFiles(framework, chain)
      .filter(({ path }) => /\.tsx?$/.test(path))
      .map(({ path, code }) => ({
        name: `${stem}.${path.split('/').at(-1)}`,
        code: code.replaceAll(/'\.\/(\w+)'/g, `'./${stem}.$1'`),
      }))
  }),
)

const migrated = globSync('migrations/*/after/*.tsx', { cwd: app }).map((path) => ({
  name: path.replaceAll('/', '.'),
  code: readFileSync(join(app, path), 'utf8'),
}))

test('default: every quick start and every migrated app compiles, and a wrong one does not', {
  timeout: 300_000,
}, async () => {
  expect(starts.length).toBeGreaterThan(100)
  expect(migrated).toHaveLength(4)
  const wrong = {
    name: 'wrong.ts',
    code: "import { kit } from './start.vite.solana.config'\nkit.none()\n",
  }
  expect(await typeCheckSnippets([...starts, ...migrated, wrong])).toEqual([
    expect.stringMatching(/^wrong\.ts\(2,5\): error TS2339: /),
  ])
})

test('behavior: without providers, no file names them', () => {
  const named = starts.filter(
    ({ name, code }) => !name.includes('.wagmi.') && /Providers/.test(code),
  )
  expect(named).toEqual([])
})
