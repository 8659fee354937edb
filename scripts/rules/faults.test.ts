import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { findUnproven } from './findUnproven.ts'
import { toPlainJson } from './toPlainJson.ts'
import { toPublishedProof } from './toPublishedProof.ts'
import { toTableRow } from './toTableRow.ts'

test('default: no fault is missing', () => {
  const ids = Array.from({ length: 94 }, (_, at) => String(at + 1))
  expect(faults.map(({ id }) => id)).toEqual(ids)
})

test('default: every fault is tested, or says why not', () => {
  expect(faults.flatMap((row) => findUnproven(row))).toEqual([])
})

test('behavior: the documentation lists all of them', async () => {
  const lines = faults.map((row) => toTableRow(row))
  await expect(`${introduction}\n${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/faults.md')
})

test('behavior: other programs get all of them, each with what is expected', async () => {
  const published = faults.map((row) => {
    const { id, input: fault, outcome, isLater, wanted } = row
    const expected = isLater ? wanted : outcome
    return { id, group: findGroup(Number(id)), fault, expected, ...toPublishedProof(row) }
  })
  expect(published.filter(({ expected }) => !expected)).toEqual([])
  await expect(toPlainJson(published)).toMatchFileSnapshot(
    '../../packages/testing/data/faults.json',
  )
})

const groups: readonly (readonly [last: number, group: string])[] = [
  [22, 'network'],
  [44, 'wallet'],
  [55, 'window'],
  [60, 'tab'],
  [66, 'storage'],
  [71, 'tabs'],
  [81, 'page'],
  [90, 'relay'],
  [94, 'store'],
]

function findGroup(id: number): string | undefined {
  return groups.find(([last]) => id <= last)?.[1]
}

const introduction = `# Faults

What goes wrong around an app: services, chains, wallets, windows, tabs, storage, relays and servers, row by row: what a visitor
gets then, and the test that shows it. Whatever goes wrong, every promise settles or waits for a visitor who can leave, what may
have been sent is not sent again, and connecting works afterwards without a reload.

\`@cleat/testing/faults.json\` has the same rows for other programs.
Written by \`vitest run --project rules -u\`; a row without a test or a reason fails it.

| row | what goes wrong | what becomes of it | shown by |
| --- | --- | --- | --- |`
