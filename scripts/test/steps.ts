import { join } from 'node:path'
import { ensureChromium } from '../../tooling/chromium.ts'
import { pnpm } from '../pnpm.ts'
import { type RunResult, run } from '../run.ts'
import { root } from '../sourceFiles.ts'
import { type Counts, readReport, stepCounts, vitestCounts } from './counts.ts'

export type StepResult = Counts & { readonly output: string }

export type Step = {
  readonly name: string
  readonly needsBuild?: boolean
  /** `reports` is a folder for this run's report files. */
  run(reports: string): Promise<StepResult>
}

export const steps: readonly Step[] = [
  single('lint', () => tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=100', '.')),
  single('types', () => tool('tsc', '-b')),
  { name: 'unit', run: unit },
  { name: 'conformance', run: conformance },
  single('build', () => pnpm(['run', 'build'], root)),
  single('packages', () => script('scripts/checkPackages.ts'), true),
  single('licences', () => script('scripts/checkLicences.ts')),
  single('unused', () => tool('knip', '--no-config-hints')),
  inBrowser('gallery', 'apps/gallery/scripts/gallery.ts', '--check'),
  inBrowser('budgets', 'bench/run.ts', '--check'),
  inBrowser('access', 'e2e/run.ts', '--project=access'),
  inBrowser('e2e', 'e2e/run.ts', '--project=desktop'),
  inBrowser('phone', 'e2e/run.ts', '--project=phone'),
]

function tool(name: string, ...args: string[]): Promise<RunResult> {
  return run(join(root, 'node_modules/.bin', name), args, { cwd: root })
}

function script(path: string, ...args: string[]): Promise<RunResult> {
  return run(process.execPath, [path, ...args], { cwd: root })
}

const lastLines = 15

/** A step that is one check: right or wrong. What it said last tells why. */
function single(name: string, check: () => Promise<RunResult>, needsBuild = false): Step {
  return {
    name,
    needsBuild,
    async run() {
      const { code, output } = await check()
      const failures = [output.trimEnd().split('\n').slice(-lastLines).join('\n')]
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, failures }
    },
  }
}

async function unit(reports: string): Promise<StepResult> {
  const file = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await tool('vitest', 'run', ...reporters)
  const report = await readReport(file)
  const counts = report ? vitestCounts(report as Parameters<typeof vitestCounts>[0]) : none
  return { ...stepCounts(code, counts), output }
}

/** Prints which adapter passes what, from the report of the unit tests where they were run. */
async function conformance(reports: string): Promise<StepResult> {
  const file = join(reports, 'unit.json')
  const report = (await readReport(file)) ? ['--report', file] : []
  const { code, output } = await script('scripts/conformance.ts', ...report)
  console.log(output.trimEnd())
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: '' }
}

const none: Counts = { passed: 0, failed: 0 }

/** A runner of ours, which writes its counts to the file it is told. */
function inBrowser(name: string, path: string, ...args: string[]): Step {
  return {
    name,
    needsBuild: true,
    async run(reports) {
      const file = join(reports, `${name}.json`)
      const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), CLEAT_COUNTS: file }
      const onOutput = (text: string) => process.stdout.write(text)
      const { code } = await run(process.execPath, [path, ...args], { cwd: root, env, onOutput })
      const counts = (await readReport(file)) as Counts | null
      return { ...stepCounts(code, counts ?? none), output: '' }
    },
  }
}
