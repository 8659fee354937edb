import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLocalnet } from '@cleat/localnet'
import { createApp } from './app/createApp.ts'
import { installProblems } from './app/installProblems.ts'
import { readTree } from './app/readTree.ts'
import { treeProblems } from './app/treeProblems.ts'
import { newest, readOurs } from './app/versions.ts'
import { checkMigration } from './cli/checkMigration.ts'
import { checkTemplate } from './cli/checkTemplate.ts'
import { createTranscript, type Transcript } from './cli/createTranscript.ts'
import { allTemplates, gateTemplates, rivals, rivalsOfGate } from './cli/templates.ts'
import { checkLogin } from './login/checkLogin.ts'
import type { Cell } from './matrix/axes.ts'
import { checkCell } from './matrix/checkCell.ts'
import { chooseDiagonal } from './matrix/chooseDiagonal.ts'
import { choosePairs } from './matrix/choosePairs.ts'
import { createNodes } from './matrix/createNodes.ts'
import { formatTable } from './matrix/formatTable.ts'
import { listCells } from './matrix/listCells.ts'
import { checkNative } from './native/checkNative.ts'
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
    /** The newest version of everything that a cell of the matrix does not name. */
    newest: { type: 'boolean', default: false },
    /** An app of each framework, with each value of the matrix in one of them. */
    diagonal: { type: 'boolean', default: false },
    /** Each two values of the matrix in one app. An hour. */
    pairs: { type: 'boolean', default: false },
    /** Every app that `cleat create` writes, and every kit that `cleat migrate` knows. An hour. */
    all: { type: 'boolean', default: false },
    /** A folder for what a developer sees of `create` and `migrate`, as Markdown. */
    transcripts: { type: 'string' },
    /** Only checks with all of these words in their names, such as `astro,18` or `create`. */
    only: { type: 'string' },
  },
})
const wanted = values.only?.split(',') ?? []
const versions = values.newest ? newest : await readOurs()
const folder = await mkdtemp(join(tmpdir(), 'cleat-consumer-'))
const registry = await serveRegistry(await packAll(join(folder, 'tarballs')))
const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const nodes = createNodes({ folder })
const quickStart = await readQuickStart()
const failures: string[] = []
const cells: { cell: Cell; isRight: boolean }[] = []
let passed = 0

try {
  // npm waits for the disk, builds for the processor.
  await Promise.all([
    checkTrees(),
    checkCells().then(checkLogins).then(checkCli).then(checkReactNative),
  ])
} finally {
  await localnet.stop()
  await registry.stop()
  await rm(folder, { recursive: true })
}
const failed = failures.length
if (process.env.CLEAT_COUNTS)
  await writeFile(process.env.CLEAT_COUNTS, JSON.stringify({ passed, failed, failures }))
console.log(formatTable(cells))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function checkTrees(): Promise<void> {
  const trees = { wagmi: quickStart.packages, ...families }
  for (const [name, wanted] of Object.entries(trees))
    await check(`tree of ${name}`, () => checkTree(name, [...wanted, ...react]))
}

async function checkCells(): Promise<void> {
  for (const cell of chooseCells()) {
    const isRight = await check(Object.values(cell).join(', '), async () =>
      checkCell({
        ...{ cell, quickStart, folder, versions },
        ...{ registry: registry.url, chains: localnet.chains },
        node: await nodes.find(cell.node),
      }),
    )
    if (isRight !== undefined) cells.push({ cell, isRight })
  }
}

async function checkLogins(): Promise<void> {
  const { chains } = localnet
  await check('login: vite', () =>
    checkLogin({ quickStart, folder, versions, chains, registry: registry.url }),
  )
}

/** The newest of everything in Vite and Next, unless more is asked for. */
function chooseCells(): readonly Cell[] {
  if (values.pairs) return choosePairs()
  if (values.diagonal) return chooseDiagonal()
  const newestOf = (framework: Cell['framework']) =>
    listCells().find((cell) => cell.framework === framework) ?? []
  return [newestOf('vite'), newestOf('next-turbopack')].flat()
}

/** Apps that the packed command writes and moves. */
async function checkCli(): Promise<void> {
  const cli = await create('cli')
  const parts = { cli, registry: registry.url, localChains: localnet.chains }
  const install = () => installProblems(cli, ['@cleat/cli'])
  const isThere = await check('create and migrate: npm install', install)
  if (isThere === false) return
  // One of the checks below is asked for, and this is not.
  if (isThere === undefined && /create|migrate/.test(wanted.join())) await install()
  for (const template of values.all ? allTemplates : gateTemplates)
    await check(`create: ${template.framework} with ${template.chains}`, () =>
      record(`create-${template.framework}-${template.chains}`, (transcript) =>
        checkTemplate({ ...template, ...parts, transcript }),
      ),
    )
  for (const rival of values.all ? rivals : rivalsOfGate)
    await check(`migrate: from ${rival}`, () =>
      record(`migrate-${rival}`, (transcript) => checkMigration({ rival, ...parts, transcript })),
    )
}

/** Writes down what went right. */
async function record(
  name: string,
  find: (transcript: Transcript) => Promise<string[]>,
): Promise<string[]> {
  const transcript = createTranscript()
  const problems = await find(transcript)
  if (values.transcripts && problems.length === 0) {
    await mkdir(values.transcripts, { recursive: true })
    const title = name.replaceAll('-', ' ')
    await writeFile(join(values.transcripts, `${name}.md`), transcript.toMarkdown(title))
  }
  return problems
}

/** Half an hour, so only when all is asked for, or this. */
async function checkReactNative(): Promise<void> {
  if (!values.all && !wanted.includes('react-native')) return
  await check('react-native: headless', async () =>
    checkNative({ folder, registry: registry.url, versions, node: await nodes.find('24') }),
  )
}

/** @returns `undefined` for a check that is not asked for */
async function check(name: string, find: () => Promise<string[]>): Promise<boolean | undefined> {
  const words = name.split(/[^\w.-]+/)
  if (!wanted.every((word) => words.includes(word))) return undefined
  const startedAt = performance.now()
  const problems = await find().catch((error: unknown) => [String(error)])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  if (problems.length === 0) passed += 1
  else failures.push(`${name}: ${problems.join('\n  ')}`)
  console.log(`${name}: ${problems.length === 0 ? 'ok' : problems.join('\n  ')} (${seconds} s)`)
  return problems.length === 0
}

function create(name: string) {
  const files = { 'package.json': '{ "private": true }\n' }
  return createApp({ folder: join(folder, name), files, registry: registry.url })
}

async function checkTree(name: string, wanted: readonly string[]): Promise<string[]> {
  const app = await create(`tree-${name}`)
  const problems = await installProblems(app, wanted.map(versions.of))
  if (problems.length > 0) return problems
  const tree = await readTree(app.folder)
  const licences = Object.entries(Object.groupBy(tree.packages, ({ licence }) => licence))
  console.log(
    `  ${tree.packages.length} packages, ${(tree.bytes / 1e6).toFixed(0)} MB: ` +
      licences.map(([licence, group]) => `${group?.length} ${licence}`).join(', '),
  )
  return treeProblems(tree)
}
