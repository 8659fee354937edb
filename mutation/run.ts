import { parseArgs } from 'node:util'
import { run } from '../scripts/run.ts'
import { root } from '../scripts/sourceFiles.ts'
import type { Area } from './areas/area.ts'
import { areas } from './areas/areas.ts'
import { checkMustDie } from './mustDie/checkMustDie.ts'
import { describeSurvivor } from './report/describeSurvivor.ts'
import {
  type AreaFigures,
  countByFolder,
  isSurvivor,
  sumCounts,
  toScore,
} from './report/figures.ts'
import { writeReport } from './report/writeReport.ts'
import { mutatePart } from './stryker/mutatePart.ts'

// Changes the code in small ways, one at a time, and counts the changes that no test notices.
const { values, positionals } = parseArgs({
  options: {
    /** Only the list of changes that must never pass. */
    'must-die': { type: 'boolean', default: false },
    /** Tries again only what changed since the run before. Its figures are not written down. */
    reuse: { type: 'boolean', default: false },
    /** How many changes are tried at once. */
    workers: { type: 'string', default: '2' },
  },
  allowPositionals: true,
})
const known: Record<string, Area> = areas
const names = positionals.length > 0 ? positionals : Object.keys(known)
const unknown = names.filter((name) => !known[name])
if (unknown.length > 0)
  throw new Error(`No area ${unknown.join(', ')}: ${Object.keys(known).join(', ')}`)
/** The lowest score that passes. */
const lowest = 90

// Stryker looks for everything in the working directory.
process.chdir(root)
const failures: string[] = []
if (!values['must-die'])
  for (const name of names) {
    const figures = await mutateArea(name)
    if (!values.reuse) writeReport({ [name]: figures })
    const counts = sumCounts(Object.values(figures.folders))
    const score = toScore(counts)
    console.log(`${name}: ${score.toFixed(1)} %`)
    // Without their verdict, the score says little.
    if (counts.errors > counts.killed / 10) failures.push(`${name}: too many runs broke off.`)
    if (score < lowest) failures.push(`${name} has less than ${lowest} %.`)
  }
for (const { name } of await checkMustDie(names)) failures.push(`Nothing notices: ${name}`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

async function mutateArea(name: string): Promise<AreaFigures> {
  const found = []
  for (const [at, part] of (known[name]?.parts ?? []).entries())
    found.push(
      ...(await mutatePart({
        ...{ part, name: `${name}-${at}`, isFresh: !values.reuse },
        workers: Number(values.workers),
      })),
    )
  for (const mutant of found) if (isSurvivor(mutant)) console.log(describeSurvivor(mutant))
  const { output } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root })
  const date = new Date().toISOString().slice(0, 10)
  return { commit: output.trim(), date, folders: countByFolder(found) }
}
