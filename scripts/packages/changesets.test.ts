import { cpSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../run.ts'
import { root } from '../sourceFiles.ts'

const copy = await mkdtemp(join(tmpdir(), 'cleat-versions-'))
afterAll(() => rm(copy, { recursive: true }))

/** Changesets needs a newer Node than the oldest that we support. */
const node = join(root, 'node_modules/node/bin/node')
const cli = join(root, 'node_modules/@changesets/cli/bin.js')

test('default: the next release has one version for all packages, and says what changed', async () => {
  const manifests = globSync('{packages,apps,examples}/*/package.json', { cwd: root })
  const files = ['package.json', 'pnpm-workspace.yaml', ...manifests]
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  cpSync(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true })
  const change = `---\n'@cleat/core': patch\n---\n\nA change of this test.\n`
  await writeFile(join(copy, '.changeset/of-this-test.md'), change)
  const git = ['-c', 'user.name=Test', '-c', 'user.email=test@cleat.dev']
  await run('git', ['init', '--quiet'], { cwd: copy })
  await run('git', ['add', '--all'], { cwd: copy })
  await run('git', [...git, 'commit', '--quiet', '--message', 'As it is'], { cwd: copy })

  const { code, output } = await run(node, [cli, 'version'], { cwd: copy })
  expect(output, output).not.toMatch(/error/i)
  expect(code).toBe(0)
  const manifest = await readFile(join(root, 'packages/core/package.json'), 'utf8')
  const published = manifests
    .filter((file) => file.startsWith('packages/') && !isPrivate(file))
    .map(dirname)
  const versions = await Promise.all(published.map(readVersion))
  expect(new Set(versions).size).toBe(1)
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/)
  expect(versions[0]).not.toBe(JSON.parse(manifest).version)
  for (const folder of published)
    expect(await readFile(join(copy, folder, 'CHANGELOG.md'), 'utf8')).toContain(
      `## ${versions[0]}`,
    )
  // What is private is not published, and has no version that would mean anything.
  expect(await readVersion('apps/server')).toBe('0.0.0')
})

function isPrivate(manifest: string): boolean {
  return JSON.parse(readFileSync(join(root, manifest), 'utf8')).private === true
}

async function readVersion(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(copy, folder, 'package.json'), 'utf8')).version
}
