import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { findNodes } from './packages/findNodes.ts'
import { importProblems } from './packages/importQuietly.ts'
import { entries, manifestProblems } from './packages/packedManifest.ts'
import { type PackedPackage, packPackage } from './packages/packPackage.ts'
import { run } from './run.ts'
import { root } from './sourceFiles.ts'

const attwManifest = createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')
const attw = join(dirname(attwManifest), 'dist/index.js')

async function publintProblems({ tarball }: PackedPackage): Promise<string[]> {
  const bytes = await readFile(tarball)
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: data as ArrayBuffer },
  })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

async function attwProblems({ tarball }: PackedPackage): Promise<string[]> {
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color']
  const { code, output } = await run(process.execPath, args, { cwd: dirname(tarball) })
  return code === 0 ? [] : [output.trim()]
}

async function nodeProblems(
  { name, manifest }: PackedPackage,
  consumer: string,
): Promise<string[]> {
  const problems: string[] = []
  for (const node of nodes) {
    for (const { path } of entries(manifest)) {
      const specifier = posix.join(name, path)
      for (const problem of await importProblems(node.path, consumer, specifier)) {
        problems.push(`import '${specifier}' in Node ${node.version} ${problem}`)
      }
    }
  }
  return problems
}

const nodes = await findNodes()
const consumer = await mkdtemp(join(tmpdir(), 'cleat-packages-'))
let failed = 0
try {
  const sources = globSync('packages/*/package.json', { cwd: root }).map(dirname).sort()
  const unbuilt = sources.filter((source) => !existsSync(join(root, source, 'dist')))
  if (unbuilt.length > 0) throw new Error(`Build first: ${unbuilt.join(', ')} has no dist`)
  const packages: PackedPackage[] = []
  for (const source of sources) packages.push(await packPackage(join(root, source), consumer))
  for (const packed of packages) {
    const problems = [
      ...manifestProblems(packed.manifest, packed.files),
      ...(await publintProblems(packed)),
      ...(await attwProblems(packed)),
      ...(await nodeProblems(packed, consumer)),
    ]
    failed += problems.length
    console.log(`${packed.name}: ${problems.length === 0 ? 'ok' : problems.join('\n  ')}`)
  }
  console.log(`Imported in Node ${nodes.map(({ version }) => version).join(' and ')}.`)
} finally {
  await rm(consumer, { recursive: true })
}
process.exitCode = failed > 0 ? 1 : 0
