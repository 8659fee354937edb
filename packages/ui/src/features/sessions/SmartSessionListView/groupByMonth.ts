import type { PermissionSession } from '@cleat/core'
import type { Format } from '../../../i18n/language/createFormat.ts'

/** Sessions of a month, newest first. `heading` is absent for those without a date. */
export type MonthOfSessions = {
  readonly heading?: string | undefined
  readonly sessions: readonly PermissionSession[]
}

/** The heading of a month has its year unless it is the current one. */
export function groupByMonth(
  sessions: readonly PermissionSession[],
  { format, now }: { format: Format; now: number },
): readonly MonthOfSessions[] {
  const thisYear = format.date(now, { year: 'numeric' })
  const months = new Map<string | undefined, PermissionSession[]>()
  for (const session of sessions) {
    const { createdAt } = session
    const heading = createdAt === undefined ? undefined : toHeading(createdAt * 1000)
    months.set(heading, [...(months.get(heading) ?? []), session])
  }
  return [...months].map(([heading, group]) => ({ heading, sessions: group }))

  function toHeading(time: number): string {
    const isThisYear = format.date(time, { year: 'numeric' }) === thisYear
    return format.date(time, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  }
}
