import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Budget } from './budgets/budget.ts'
import { formatAmount } from './budgets/formatAmount.ts'
import { formatChanges } from './budgets/formatChanges.ts'
import { formatTable } from './budgets/formatTable.ts'
import { judge, type Verdict } from './budgets/judge.ts'
import { toFigures } from './budgets/toFigures.ts'
import budgets from './budgets.json' with { type: 'json' }
import { buildPackages } from './build/buildPackages.ts'
import { explainApps } from './build/explainApps.ts'
import { measureParts, type Report } from './measure/measureParts.ts'
import {
  isPagePart,
  longParts,
  type PagePartName,
  type PartName,
  pageParts,
  partNames,
  quietParts,
  type ServerPartName,
  serverParts,
} from './measure/parts.ts'
import { withBench } from './measure/withBench.ts'

const { values, positionals } = parseArgs({
  allowNegative: true,
  allowPositionals: true,
  options: {
    /** Fails if a budget is exceeded. */
    check: { type: 'boolean', default: false },
    /** Builds the packages first; `--no-build` uses the existing builds. */
    build: { type: 'boolean', default: true },
    only: { type: 'string' },
    /** Writes what was measured into a file, for `--compare` of a later build. */
    write: { type: 'string' },
    /** Prints what changed since such a file, as Markdown. */
    compare: { type: 'string' },
    /** Prints the modules behind the sizes. */
    why: { type: 'boolean', default: false },
    /** Number of idle sockets for the relay's memory measurement. */
    sockets: { type: 'string' },
  },
})
const usual = partNames.filter((name) => !longParts.includes(name))
const groups: Record<string, readonly PartName[]> = {
  /** The gate's two steps, which together measure what is usual. */
  quiet: quietParts,
  busy: usual.filter((name) => !quietParts.includes(name)),
  /** What a visitor notices of the modal. */
  ui: ['size', 'views', 'open', 'motion', 'swap', 'list', 'leak'],
  /** What the services bear: data, quotes and permissions, then logins of the embedded wallet. */
  server: ['server', 'walletServer'],
}
const names = choose(values.only?.split(',') ?? positionals.flatMap((name) => groups[name] ?? name))
const { verdicts, notes } = await report()
const all = Object.values(verdicts).flat()
const exceeded = all.filter(({ isKept }) => !isKept)
const slow = all.filter(({ isKept, isSlow }) => isKept && isSlow)

console.log(['', formatTable(verdicts), '', ...notes].join('\n'))
if (slow.length > 0)
  console.log(
    `Slow, which a busy machine may be the reason for: ${slow.map(formatExcess).join('; ')}`,
  )
if (values.write) await writeFile(values.write, JSON.stringify(toFigures(verdicts), null, 2))
if (values.compare) {
  const before = JSON.parse(await readFile(values.compare, 'utf8'))
  console.log(`\n${formatChanges({ before, parts: verdicts })}`)
}
if (process.env.CLEAT_COUNTS) {
  const failed = exceeded.length
  const failures = exceeded.map(formatExcess)
  const passed = all.filter(({ budget, isKept }) => isKept && hasLimit(budget)).length
  const counts = { passed, failed, failures }
  await writeFile(process.env.CLEAT_COUNTS, JSON.stringify(counts))
}
if (values.check && exceeded.length > 0) process.exitCode = 1

function formatExcess({ budget, measurement }: Verdict): string {
  const { name, unit, max, aim } = budget
  const measured = measurement ? formatAmount(measurement.value, unit) : 'nothing'
  const limit = max ?? aim
  const word = max === undefined ? 'aimed at' : 'allowed'
  const allowed = limit === undefined ? '' : `, ${formatAmount(limit, unit)} ${word}`
  return `${name} (${measured} measured${allowed})`
}

function hasLimit({ max, aim }: Budget): boolean {
  return max !== undefined || aim !== undefined
}

function choose(only: readonly string[]): PartName[] {
  const asked = only.length > 0 ? only : usual
  const unknown = asked.filter((name) => !partNames.some((one) => one === name))
  if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}: ${partNames.join(', ')}`)
  return partNames.filter((name) => asked.includes(name))
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d*$/.test(text)) return text ? Number(text) : undefined
  throw new Error(`${text} is no number of sockets.`)
}

async function report(): Promise<Report> {
  const pages = await reportPages(names.filter(isPagePart))
  const servers = await measureParts(
    names.filter((name): name is ServerPartName => !isPagePart(name)),
    (name) => serverParts[name]({ sockets: readCount(values.sockets) }),
  )
  return {
    verdicts: { ...pages.verdicts, ...servers.verdicts },
    notes: [...pages.notes, ...servers.notes],
  }
}

async function reportPages(wanted: readonly PagePartName[]): Promise<Report> {
  if (wanted.length === 0) return { verdicts: {}, notes: [] }
  try {
    if (values.build) await buildPackages()
    return await withBench(async (bench) => {
      const measured = await measureParts(wanted, (name) => pageParts[name](bench))
      if (!values.why) return measured
      return { ...measured, notes: [...measured.notes, ...explainApps(bench)] }
    })
  } catch (error) {
    // Nothing can be measured, so every budget fails.
    const verdicts = Object.fromEntries(wanted.map((name) => [name, judge(budgets[name], {})]))
    return { verdicts, notes: [String(error)] }
  }
}
