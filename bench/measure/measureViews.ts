import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { bundleEntry, type Entry } from '../build/bundleEntry.ts'
import type { Chunk } from '../build/chunk.ts'
import { gzipSize } from '../build/gzipSize.ts'
import { interfaceFile } from '../build/interfaceFile.ts'
import { modalFile } from '../build/modalFile.ts'
import { type OwnChunks, ownChunks } from '../build/ownChunks.ts'
import { reachableChunks } from '../build/reachableChunks.ts'
import { shownFiles } from '../build/shownFiles.ts'
import { splitChunks } from '../build/splitChunks.ts'
import type { Bench, Findings } from './bench.ts'
import { entries } from './entries.ts'

const group = /\/ui\/dist\/features\/\w+\/(\w+Views|\w+Tab)\.js$/

/**
 * Measures the size of each group of views, alone and with what it adds to the modal, of each
 * language, and of what swaps, purchases, requests and approvals load.
 */
export async function measureViews({ cleat }: Bench): Promise<Findings<typeof budgets.views>> {
  const { atLoad, modal, shown } = splitChunks(cleat.chunks, {
    modalFile: modalFile(),
    shownFiles: [...shownFiles(), interfaceFile()],
  })
  const present = [...atLoad, ...modal, ...shown]
  const find = (pattern: RegExp) => weigh(ownChunks(cleat.chunks, { pattern, present }))
  const groups = ownChunks(cleat.chunks, { pattern: group, present })
  const views = weigh(
    groups.map(({ name, chunks }) => ({
      name,
      chunks: chunks.filter(({ modules }) => modules.some(({ id }) => group.test(id))),
    })),
  )
  const locales = find(/\/ui\/dist\/i18n\/texts\/([\w-]+)\.js$/)
  return {
    measured: {
      view: largest(views),
      viewWhole: largest(weigh(groups)),
      review: measureFile(cleat.chunks, 'ui', 'review/reviewViews'),
      reviewCore: measureFile(cleat.chunks, 'core', 'createReview'),
      locale: largest(locales),
      signInViews: measureFile(cleat.chunks, 'ui', 'signInViews'),
      accountSessionsViews: measureFile(cleat.chunks, 'ui', 'accountSessionsViews'),
      namesViews: measureFile(cleat.chunks, 'ui', 'namesViews'),
      sessionsViews: measureFile(cleat.chunks, 'ui', 'sessionsViews'),
      sessionsCore: measureFile(cleat.chunks, 'core', 'createSessions'),
      onrampCore: measureFile(cleat.chunks, 'core', 'createOnramp'),
      swapCore: measureFile(cleat.chunks, 'core', 'createSwap'),
      swapEvm: measureFile(cleat.chunks, 'evm', 'createEvmSwaps'),
      swapEvmSteps: measureFile(cleat.chunks, 'evm', 'createSwapSteps'),
      requestsCore: measureFile(cleat.chunks, 'core', 'judgeRequest'),
      inspectEvm: measureFile(cleat.chunks, 'evm', 'decodeRequest'),
      inspectSolana: await measureReader(entries.inspectSolana),
      inspectBitcoin: await measureReader(entries.inspectBitcoin),
      evidenceEvm: measureFile(cleat.chunks, 'evm', 'createEvidence'),
      smartAccountViews: measureFile(cleat.chunks, 'ui', 'smartAccountViews'),
      smartAccountCore: measureFile(cleat.chunks, 'core', 'createSmartAccount'),
      approvalsViews: measureFile(cleat.chunks, 'ui', 'approvalsViews'),
      approvalsCore: measureFile(cleat.chunks, 'core', 'createApprovals'),
      approvalsEvm: measureFile(cleat.chunks, 'evm', 'createEvmApprovals'),
    },
    notes: [
      'Groups of views and languages, of their own:',
      ...[...views, ...locales].map(describe),
    ],
  }
}

/**
 * The file of an app that has a module. The build of a package puts it into a folder or not, by
 * what else shares its code.
 */
function measureFile(chunks: readonly Chunk[], folder: string, name: string) {
  const isModule = ({ id }: { id: string }) =>
    id.includes(`/${folder}/dist/`) && id.endsWith(`/${name}.js`)
  const found = chunks.find(({ modules }) => modules.some(isModule))
  if (!found) throw new Error(`No file has ${name} of ${folder}`)
  return { value: gzipSize(found.code) / 1000 }
}

/** What an adapter loads to read a request, beyond what it has loaded to connect. */
async function measureReader(entry: Entry) {
  const chunks = await bundleEntry(entry)
  const atLoad = chunks.filter(({ isEntry }) => isEntry)
  const present = reachableChunks(chunks, atLoad)
  const [found] = weigh(ownChunks(chunks, { pattern: /\/(decodeRequest)\.js$/, present }))
  if (!found) throw new Error('Nothing reads requests')
  return { value: found.kilobytes }
}

type Weighed = { readonly name: string; readonly kilobytes: number }

function weigh(parts: readonly OwnChunks[]): Weighed[] {
  return parts
    .map(({ name, chunks }) => ({
      name,
      kilobytes: chunks.reduce((sum, { code }) => sum + gzipSize(code), 0) / 1000,
    }))
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
}

function largest([first]: readonly Weighed[]) {
  if (!first) throw new Error('Nothing was found to weigh')
  return { value: first.kilobytes, cleat: first.name }
}

function describe({ name, kilobytes }: Weighed): string {
  return `  ${formatAmount(kilobytes, 'kB').padStart(8)}  ${name}`
}
