import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const parts = join(import.meta.dirname, '../parts')
const examples: readonly string[] = [
  ...['react-wagmi', 'react-ethers', 'react-solana', 'react-bitcoin', 'react-polkadot'],
  ...['react-multichain', 'react-router', 'next-app-router', 'html-ethers'],
]

type Versions = Readonly<Record<string, string>>
type Workspace = { readonly catalog: Versions }
type Manifest = { readonly dependencies: Versions; readonly devDependencies: Versions }

/**
 * Writes what apps are made of into a folder: the examples with their versions as a registry knows
 * them, and the parts that no example has.
 */
export async function collectTemplates(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const { catalog } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Workspace
  const own = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'))
  const toRange = (name: string, version: string) => {
    if (version === 'workspace:*') return `^${own.version}`
    const found = version === 'catalog:' && catalog[name]
    if (!found) throw new Error(`An example names ${name} ${version}, which no registry knows`)
    return `^${found}`
  }
  const resolved = (versions: Versions) =>
    Object.fromEntries(Object.entries(versions).map(([name, it]) => [name, toRange(name, it)]))

  // What git ignores in an example is not of its author.
  const paths = examples.map((name) => `examples/${name}`)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    const target = join(folder, path)
    const text = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, path.endsWith('/package.json') ? toPublished(text) : text)
  }
  await cp(parts, join(folder, 'parts'), { recursive: true })
  const tools = resolved({ '@biomejs/biome': 'catalog:' })
  await writeFile(join(folder, 'tools.json'), `${JSON.stringify(tools)}\n`)

  function toPublished(text: string): string {
    const { dependencies, devDependencies } = JSON.parse(text) as Manifest
    const kept = {
      dependencies: resolved(dependencies),
      devDependencies: resolved(devDependencies),
    }
    return `${JSON.stringify(kept, null, 2)}\n`
  }
}
