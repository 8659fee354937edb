import type { PermissionSession } from '@cleat/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/language/createFormat.ts'
import { groupByMonth } from './groupByMonth.ts'

const at = (date: string | undefined, pci = date ?? 'none') =>
  ({ pci, createdAt: date && Date.parse(date) / 1000 }) as PermissionSession

test('default: by month, with the year of other years, and those without a date last', () => {
  const sessions = [
    at('2026-11-20'),
    at('2026-11-02'),
    at('2026-01-09'),
    at('2025-11-03'),
    at(undefined),
  ]
  const format = createFormat({ tag: 'en' })
  const groups = groupByMonth(sessions, { format, now: Date.parse('2026-11-27') })
  expect(groups.map(({ heading, sessions: of }) => [heading, ...of.map(({ pci }) => pci)])).toEqual(
    [
      ['November', '2026-11-20', '2026-11-02'],
      ['January', '2026-01-09'],
      ['November 2025', '2025-11-03'],
      [undefined, 'none'],
    ],
  )
})
