import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { clientProblems } from './packages/clientProblems.ts'
import { dependencyProblems } from './packages/dependencyProblems.ts'
import { findNodes } from './packages/findNodes.ts'
import { globalsProblems } from './packages/globalsProblems.ts'
import { importProblems } from './packages/importQuietly.ts'
import { entries, manifestProblems } from './packages/packedManifest.ts'
import { type PackedPackage, packPackage } from './packages/packPackage.ts'
import { attwProblems, publintProblems } from './packages/publicationProblems.ts'
import { readmeProblems } from './packages/readmeProblems.ts'
import { unusedProblems } from './packages/unusedProblems.ts'
import { root } from './sourceFiles.ts'

async function nodeProblems(
  { name, manifest }: PackedPackage,
  consumer: string,
): Promise<string[]> {
  const problems: string[] = []
  for (const node of nodes) {
    for (const { path } of entries(manifest)) {
      const specifier = posix.join(name, path)
      if (withinTests.has(specifier)) continue
      const allowed = globalsOfFrameworks.get(specifier)
      for (const problem of await importProblems(node.path, consumer, specifier, allowed)) {
        problems.push(`import '${specifier}' in Node ${node.version} ${problem}`)
      }
    }
  }
  return problems
}

async function leftProblems({ name, manifest }: PackedPackage, folder: string): Promise<string[]> {
  const problems: string[] = []
  for (const { path } of notForPages.has(name) ? [] : entries(manifest))
    for (const problem of await unusedProblems(folder, posix.join(name, path)))
      problems.push(`${path} ${problem}`)
  return problems
}

/** Only test files import them, and they depend on the test runner. */
const withinTests: ReadonlySet<string> = new Set([
  '@cleat/localnet/vitest',
  '@cleat/testing/conformance',
])

/** What frameworks add whose drop-ins these are. An app has loaded them before. */
const globalsOfFrameworks: ReadonlyMap<string, readonly string[]> = new Map([
  ['@cleat/siwx/server/better-auth', ['__zod_globalConfig', '__zod_globalRegistry']],
])

/** A package that is private is not there for apps yet. */
const sources = globSync('packages/*/package.json', { cwd: root })
  .filter((path) => !JSON.parse(readFileSync(join(root, path), 'utf8')).private)
  .map(dirname)
  .sort()
const notForPages: ReadonlySet<string> = new Set([
  '@cleat/cli',
  '@cleat/localnet',
  '@cleat/testing',
])
const nodes = await findNodes()
const consumer = await mkdtemp(join(tmpdir(), 'cleat-packages-'))
let failed = 0
try {
  const unbuilt = sources.filter((source) => !existsSync(join(root, source, 'dist')))
  if (unbuilt.length > 0) throw new Error(`Build first: ${unbuilt.join(', ')} has no dist`)
  const packages: PackedPackage[] = []
  for (const source of sources) packages.push(await packPackage(join(root, source), consumer))
  const manifests = packages.map(({ manifest }) => manifest)
  for (const packed of packages) {
    const problems = [
      ...manifestProblems(packed.manifest, packed.files),
      ...(await dependencyProblems(packed, manifests)),
      ...(await clientProblems(packed)),
      ...(await readmeProblems(packed)),
      ...(await publintProblems(packed.tarball)),
      ...(await attwProblems(packed.tarball)),
      ...(await globalsProblems(packed)),
      ...(await nodeProblems(packed, consumer)),
      ...(await leftProblems(packed, consumer)),
    ]
    failed += problems.length
    console.log(`${packed.name}: ${problems.length === 0 ? 'ok' : problems.join('\n  ')}`)
  }
  console.log(`Imported in Node ${nodes.map(({ version }) => version).join(' and ')}.`)
} finally {
  await rm(consumer, { recursive: true })
}
process.exitCode = failed > 0 ? 1 : 0
