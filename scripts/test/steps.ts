import { join } from 'node:path'
import { ensureChromium } from '../../tooling/chromium.ts'
import { pnpm } from '../pnpm.ts'
import { type RunResult, run } from '../run.ts'
import { root } from '../sourceFiles.ts'
import type { UnitRemarks } from '../unitReporter.ts'
import { type Counts, judgeUnsteady, readReport, stepCounts, vitestCounts } from './counts.ts'

export type StepResult = Counts & {
  /** Printed when the step fails. */
  readonly output: string
  /** Printed whether or not it fails. */
  readonly summary?: string | undefined
}

export type StepContext = {
  /** A folder for this run's report files. */
  readonly reports: string
  readonly onOutput: (text: string) => void
}

export type Step = {
  readonly name: string
  /** Steps that must pass before this one. */
  readonly needs?: readonly string[] | undefined
  /** Whether it wants a quiet machine, so that no other step runs beside it. @default false */
  readonly isAlone?: boolean | undefined
  run(context: StepContext): Promise<StepResult>
}

/** Longer than any step is silent on a slow machine. One that hangs must not hide all results. */
const silentForMs = 15 * 60_000

/**
 * In their order. The longest two start early and apart, with short steps beside them, so
 * that at the end no long one runs alone.
 */
export const steps: readonly Step[] = [
  single('build', () => pnpm(['run', 'build'], root, { silentForMs })),
  single('lint', () =>
    tool('biome', ['check', '--error-on-warnings', '--max-diagnostics=100', '.']),
  ),
  inBrowser('e2e', ['e2e/run.ts', '--retries', '1'], { needs: ['build'] }),
  // Several checkers of one project check much of it twice.
  single('types', () => tool('tsc', ['-b', '--checkers', '1'])),
  single('unused', () => tool('knip', ['--no-config-hints'])),
  single('compat', () => script('compat/checkTypes.ts'), { needs: ['build'], isShown: true }),
  single('packages', () => script('scripts/checkPackages.ts'), { needs: ['build'] }),
  single('api', () => script('scripts/api.ts'), { needs: ['build'] }),
  single('licences', () => script('scripts/checkLicences.ts')),
  single('bom', () => script('scripts/sbom.ts')),
  single('chaos', () => script('chaos/run.ts', '--seeds', '4', '--steps', '500')),
  single('lies', () => script('chaos/run.ts', '--lies', '--each', '1', '--pairs', '20', ...lying)),
  single('swap lies', () => script('chaos/run.ts', '--lies', '--each', '1', ...lyingOfSwaps)),
  { name: 'unit', run: unit },
  inBrowser('gallery', ['apps/gallery/scripts/gallery.ts', '--check']),
  inBrowser('consumer', ['compat/consumer.ts'], { needs: ['build'] }),
  inBrowser('bench', ['bench/run.ts', 'busy', '--check', '--no-build'], {
    needs: ['build'],
    isShown: true,
  }),
  { name: 'conformance', needs: ['unit'], run: conformance },
  // Ratios of times and leaks.
  inBrowser('quiet', ['bench/run.ts', 'quiet', '--check', '--no-build'], {
    needs: ['build'],
    isAlone: true,
    isShown: true,
  }),
]

/** One service, one wallet and their node. `pnpm chaos --lies` plays all scenes. */
const lying = ['--only', 'USDC by the Data API', '--only', 'ETH by the wallet']

/** What the service says of an exchange, of what a card buys and of what became of it. */
const lyingOfSwaps = [
  ...['--pairs', '10', '--only', 'ETH into USDC', '--about', 'convert/quotes'],
  ...['--only', 'USDC by a card', '--about', 'onramp/quote', '--about', 'onramp/orders'],
]

function tool(
  name: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; onOutput?: (text: string) => void } = {},
): Promise<RunResult> {
  return run(join(root, 'node_modules/.bin', name), args, { cwd: root, silentForMs, ...options })
}

function script(path: string, ...args: string[]): Promise<RunResult> {
  return run(process.execPath, [path, ...args], { cwd: root, silentForMs })
}

const lastLines = 15

/** Whether the output is also printed when the step passes. */
type Shown = { readonly isShown?: boolean | undefined }

/** A step with a single check. Its last lines of output are the reason for a failure. */
function single(
  name: string,
  check: () => Promise<RunResult>,
  options: Pick<Step, 'needs'> & Shown = {},
): Step {
  const { isShown, ...rest } = options
  return {
    name,
    ...rest,
    async run() {
      const { code, output } = await check()
      const failures = [output.trimEnd().split('\n').slice(-lastLines).join('\n')]
      const counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      const summary = isShown ? output.trimEnd() : undefined
      return { ...counts, output, failures, summary }
    },
  }
}

async function unit({ reports, onOutput }: StepContext): Promise<StepResult> {
  const file = join(reports, 'unit.json')
  const remarksFile = join(reports, 'unit.remarks.json')
  const reporters = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    `--reporter=${join(root, 'scripts/unitReporter.ts')}`,
  ]
  const env = {
    ...process.env,
    CLEAT_REMARKS: remarksFile,
    // Its many processes load the same libraries. The first one compiles them for all.
    NODE_COMPILE_CACHE: join(reports, 'compiled'),
  }
  const { code, output } = await tool('vitest', ['run', '--retry=1', ...reporters], {
    env,
    onOutput,
  })
  const report = (await readReport(file)) as Parameters<typeof vitestCounts>[0] | null
  const remarks = (await readReport(remarksFile)) as UnitRemarks | null
  const counts = report ? vitestCounts(report, remarks?.unhandled) : none
  const { skipped = [], unsteady = [] } = remarks ?? {}
  return { ...stepCounts(code, judgeUnsteady({ ...counts, unsteady })), skipped, output }
}

/** Prints which adapter passes what, from the report of the unit tests if they ran. */
async function conformance({ reports }: StepContext): Promise<StepResult> {
  const file = join(reports, 'unit.json')
  const report = (await readReport(file)) ? ['--report', file] : []
  const { code, output } = await script('scripts/conformance.ts', ...report)
  const counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  return { ...counts, output: '', summary: output.trimEnd() }
}

const none: Counts = { passed: 0, failed: 0 }

/** One of our runners, which writes its counts to the file named by `CLEAT_COUNTS`. */
function inBrowser(
  name: string,
  command: readonly string[],
  options: Pick<Step, 'needs' | 'isAlone'> & Shown = {},
): Step {
  const { isShown, ...rest } = options
  return {
    name,
    ...rest,
    async run({ reports, onOutput }) {
      const file = join(reports, `${name}.json`)
      for (const needs of ['pages', 'windows'] as const) ensureChromium(needs)
      const env = { ...process.env, CLEAT_COUNTS: file }
      const options = { cwd: root, env, onOutput, silentForMs }
      const { code, output } = await run(process.execPath, command, options)
      const counts = (await readReport(file)) as Counts | null
      const shown = isShown ? { output: '', summary: output.trimEnd() } : { output }
      return { ...stepCounts(code, judgeUnsteady(counts ?? none)), ...shown }
    },
  }
}
