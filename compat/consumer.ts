import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLocalnet } from '@cleat/localnet'
import { buildProblems } from './app/buildProblems.ts'
import { createApp } from './app/createApp.ts'
import { installProblems } from './app/installProblems.ts'
import { nextFiles, nextTools } from './app/nextFiles.ts'
import { readTree } from './app/readTree.ts'
import { treeProblems } from './app/treeProblems.ts'
import { newest, readOurs } from './app/versions.ts'
import { viteFiles, viteTools } from './app/viteFiles.ts'
import { connectAndSign } from './browser/connectAndSign.ts'
import { serve } from './browser/serve.ts'
import { checkMigration } from './cli/checkMigration.ts'
import { checkTemplate, type Template } from './cli/checkTemplate.ts'
import { allTemplates, gateTemplates, rivals, rivalsOfGate } from './cli/templates.ts'
import { readQuickStart } from './readme/readQuickStart.ts'
import { packAll } from './registry/packAll.ts'
import { serveRegistry } from './registry/serveRegistry.ts'

/** What the README of each chain asks a newcomer to install, beside React. */
const families: Readonly<Record<string, readonly string[]>> = {
  ethers: ['@cleat/react', '@cleat/adapter-ethers', 'ethers'],
  solana: ['@cleat/react', '@cleat/adapter-solana'],
  bitcoin: ['@cleat/react', '@cleat/adapter-bitcoin'],
  polkadot: ['@cleat/react', '@cleat/adapter-polkadot'],
}
const react = ['react', 'react-dom']

const { values } = parseArgs({
  options: {
    newest: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const versions = values.newest ? newest : await readOurs()
const named = (names: readonly string[]) => names.map(versions.of)
const folder = await mkdtemp(join(tmpdir(), 'cleat-consumer-'))
const registry = await serveRegistry(await packAll(join(folder, 'tarballs')))
const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const { packages, app: snippet } = await readQuickStart()
const failures: string[] = []
let passed = 0

try {
  const trees = { wagmi: packages, ...families }
  // npm waits for the disk, builds for the processor.
  await Promise.all([checkTrees(trees), checkApps(), checkCli()])
} finally {
  await localnet.stop()
  await registry.stop()
  await rm(folder, { recursive: true })
}
const failed = failures.length
if (process.env.CLEAT_COUNTS)
  await writeFile(process.env.CLEAT_COUNTS, JSON.stringify({ passed, failed, failures }))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function checkTrees(trees: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [name, wanted] of Object.entries(trees))
    await check(`tree of ${name}`, () => checkTree(name, [...wanted, ...react]))
}

async function checkApps(): Promise<void> {
  await check('Vite, as in the README', checkVite)
  await check('Next, from a Server Component', checkNext)
}

/** Apps that the packed command writes and moves. `--all`: of every framework, chain and kit. */
async function checkCli(): Promise<void> {
  const cli = await create('cli', { 'package.json': '{ "private": true }\n' })
  const problems = await installProblems(cli, ['@cleat/cli'])
  await check('cli: npm install', async () => problems)
  const template = (it: Template) =>
    checkTemplate({ ...it, cli, registry: registry.url, localChains: localnet.chains })
  for (const it of values.all ? allTemplates : gateTemplates)
    await check(`create: ${it.framework} with ${it.chains}`, () => template(it))
  for (const rival of values.all ? rivals : rivalsOfGate)
    await check(`migrate: from ${rival}`, () =>
      checkMigration({ rival, cli, registry: registry.url }),
    )
}

async function check(name: string, find: () => Promise<string[]>): Promise<void> {
  if (!name.includes(values.only)) return
  const startedAt = performance.now()
  const problems = await find().catch((error: unknown) => [String(error)])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  if (problems.length === 0) passed += 1
  else failures.push(`${name}: ${problems.join('\n  ')}`)
  console.log(`${name}: ${problems.length === 0 ? 'ok' : problems.join('\n  ')} (${seconds} s)`)
}

function create(name: string, files: Readonly<Record<string, string>>) {
  return createApp({ folder: join(folder, name), files, registry: registry.url })
}

async function checkTree(name: string, wanted: readonly string[]): Promise<string[]> {
  const app = await create(`tree-${name}`, { 'package.json': '{ "private": true }\n' })
  const problems = await installProblems(app, named(wanted))
  if (problems.length > 0) return problems
  const tree = await readTree(app.folder)
  const licences = Object.entries(Object.groupBy(tree.packages, ({ licence }) => licence))
  console.log(
    `  ${tree.packages.length} packages, ${(tree.bytes / 1e6).toFixed(0)} MB: ` +
      licences.map(([licence, group]) => `${group?.length} ${licence}`).join(', '),
  )
  return treeProblems(tree)
}

async function checkVite(): Promise<string[]> {
  const app = await create('vite', viteFiles({ app: snippet }))
  const problems = [
    ...(await installProblems(app, named([...packages, ...react]))),
    ...(await installProblems(app, ['-D', ...named(viteTools)])),
    ...(await buildProblems(app, 'tsc', '-p', '.')),
    ...(await buildProblems(app, 'vite', 'build')),
  ]
  if (problems.length > 0) return problems
  const server = await serve(app, 'vite', 'preview', '--host', '127.0.0.1', '--port', '0')
  const { chains } = localnet
  return connectAndSign({ url: server.url, chains }).finally(server.stop)
}

async function checkNext(): Promise<string[]> {
  const app = await create('next', nextFiles({ app: snippet }))
  const problems = [
    ...(await installProblems(app, named([...packages, ...react, 'next']))),
    ...(await installProblems(app, ['-D', ...named(nextTools)])),
    ...(await buildProblems(app, 'next', 'build')),
  ]
  if (problems.length > 0) return problems
  const server = await serve(app, 'next', 'start', '--hostname', '127.0.0.1', '--port', '0')
  const { chains } = localnet
  return connectAndSign({ url: server.url, chains, isServed: true }).finally(server.stop)
}
