import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ceremony, ceremonies } from './ceremonies.ts'
import { type DrillFault, drillFaults, runDrill } from './runDrill.ts'
import { type DrillServer, startDrillServer } from './startDrillServer.ts'

/** All of them with `CLEAT_DRILLS=all`; a few of them take a minute. */
const isAll = process.env.CLEAT_DRILLS === 'all'
const seed = Number(process.env.CLEAT_SEED ?? 1)
const few = { kill: 1, removed: 2, closed: 1, offline: 2, evicted: 1 } as const

let service: DrillServer | undefined

beforeAll(async () => {
  service = await startDrillServer()
}, 300_000)
afterAll(() => service?.stop())

/** Which steps of a ceremony are tried with a fault. */
function choose(ceremony: Ceremony, fault: DrillFault, steps: readonly string[]): number[] {
  const first = ceremony.after === undefined ? 0 : steps.lastIndexOf(ceremony.after) + 1
  const own = steps.flatMap((_, at) => (at >= first ? [at] : []))
  if (isAll) return own
  const start = seed * 7 + drillFaults.indexOf(fault) * 3
  return Array.from({ length: few[fault] }, (_, at) => own[(start + at * 5) % own.length] ?? first)
}

test.each(ceremonies)(
  'default: $name ends, and nothing is lost, doubled or hung',
  {
    timeout: isAll ? 3_600_000 : 600_000,
  },
  async (ceremony) => {
    if (!service) throw new Error('No service.')
    const { steps, broken } = await runDrill({ service, ceremony })
    expect(broken).toEqual([])
    const failures: string[] = []
    const ends = new Map<string, number>()
    let longest = 0
    for (const fault of drillFaults)
      for (const at of new Set(choose(ceremony, fault, steps))) {
        const report = await runDrill({ service, ceremony, fault, at })
        const end = report.end.kind === 'done' ? 'done' : report.end.code
        ends.set(`${fault}: ${end}`, (ends.get(`${fault}: ${end}`) ?? 0) + 1)
        longest = Math.max(longest, report.ms)
        if (report.broken.length > 0)
          failures.push(`${fault} at ${at} (${steps[at]}), ${end}: ${report.broken.join(', ')}`)
      }
    expect(failures).toEqual([])
    if (isAll)
      console.log(
        `${ceremony.name}: ${steps.length} steps, longest ${Math.round(longest)} ms`,
        ends,
      )
  },
)
