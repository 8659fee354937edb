import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgres } from '../../test/startPostgres.ts'
import { type Ceremony, ceremonies } from './ceremonies.ts'
import { type DrillFault, drillFaults } from './drillFaults.ts'
import { runDrill } from './runDrill.ts'
import { type DrillServer, startDrillServer } from './startDrillServer.ts'

/**
 * All of them with `CLEAT_DRILLS=all`, which takes hours; every step with some faults with their
 * names, as in `CLEAT_DRILLS=evicted,closed`.
 */
const wanted = process.env.CLEAT_DRILLS
const isEvery = wanted !== undefined
const faults =
  wanted === undefined || wanted === 'all' ? drillFaults : wanted.split(',').map(toFault)
const seed = Number(process.env.CLEAT_SEED ?? 1)
/** Of every ceremony. */
const always: ReadonlySet<DrillFault> = new Set(['kill', 'offline'])
/** Of every third ceremony. A database that is another process is killed with all of them alone. */
const rotating: readonly DrillFault[] = ['removed', 'closed', 'frozen', 'evicted']

let service: DrillServer | undefined
let postgres: DrillServer | undefined

beforeAll(async () => {
  service = await startDrillServer()
  if (isEvery && faults.includes('database'))
    postgres = await startDrillServer({ postgres: findPostgres() })
}, 600_000)
afterAll(async () => {
  await service?.stop()
  await postgres?.stop()
})

function toFault(name: string): DrillFault {
  const fault = drillFaults.find((one) => one === name)
  if (!fault) throw new Error(`No fault ${name}: ${drillFaults.join(', ')}`)
  return fault
}

/** Which steps of a ceremony are tried with a fault. */
function choose(ceremony: Ceremony, fault: DrillFault, steps: readonly string[]): number[] {
  const first = ceremony.after === undefined ? 0 : steps.lastIndexOf(ceremony.after) + 1
  const own = steps.flatMap((_, at) => (at >= first ? [at] : []))
  if (isEvery) return own
  const turn = ceremonies.indexOf(ceremony) + rotating.indexOf(fault)
  if (!always.has(fault) && (!rotating.includes(fault) || turn % 3 !== 0)) return []
  const at = seed * 7 + drillFaults.indexOf(fault) * 3
  return [own[at % own.length] ?? first]
}

test.each(ceremonies)(
  'default: $name ends, and nothing is lost, doubled or hung',
  {
    timeout: isEvery ? 3_600_000 : 600_000,
  },
  async (ceremony) => {
    if (!service) throw new Error('No service.')
    const { steps, broken } = await runDrill({ service, ceremony })
    expect(broken).toEqual([])
    const failures: string[] = []
    const ends = new Map<string, number>()
    let longest = 0
    for (const fault of faults)
      for (const at of new Set(choose(ceremony, fault, steps))) {
        const own = fault === 'database' ? postgres : service
        if (!own) throw new Error('No service.')
        const report = await runDrill({ service: own, ceremony, fault, at })
        const end = report.end.kind === 'done' ? 'done' : report.end.code
        ends.set(`${fault}: ${end}`, (ends.get(`${fault}: ${end}`) ?? 0) + 1)
        longest = Math.max(longest, report.ms)
        if (report.broken.length > 0)
          failures.push(`${fault} at ${at} (${steps[at]}), ${end}: ${report.broken.join(', ')}`)
      }
    if (isEvery || failures.length > 0)
      console.log(
        `${ceremony.name}: ${steps.length} steps, longest ${Math.round(longest)} ms`,
        ...[ends, failures],
      )
    expect(failures).toEqual([])
  },
)
