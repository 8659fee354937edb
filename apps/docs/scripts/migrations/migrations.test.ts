import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { app, root } from '../repository.ts'
import { toDiff } from './toDiff.ts'
import { writeDiff } from './writeDiff.ts'

const kits = globSync('migrations/*', { cwd: app })
  .map((path) => basename(path))
  .sort()

// `vitest -u` writes the page.
test.each(kits)('default: the page about %s has the diff of its fixtures', async (kit) => {
  const folder = join(app, 'migrations', kit)
  const page = join(root, `docs/migration-${kit}.md`)
  const diff = toDiff(join(folder, 'before/App.tsx'), join(folder, 'after/App.tsx'))
  expect(diff).toMatch(/^-.*\n/m)
  await expect(writeDiff(readFileSync(page, 'utf8'), diff)).toMatchFileSnapshot(page)
})

test('behavior: there are four', () => {
  expect(kits).toEqual(['connectkit', 'onchainkit', 'rainbowkit', 'web3-onboard'])
})
