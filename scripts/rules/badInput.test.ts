import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { findRows } from './badInput.ts'
import { badInputRows as rows } from './badInputRows.ts'
import { findUnproven } from './findUnproven.ts'
import { rowExamples } from './rowExamples.ts'
import { rowVerdicts, type Verdict } from './rowVerdicts.ts'
import { toPlainJson } from './toPlainJson.ts'
import { toPublishedProof } from './toPublishedProof.ts'
import { toTableRow } from './toTableRow.ts'

const catalogues = {
  ...{ A: 30, B: 14, C: 18, D: 50, E: 26, F: 30 },
  ...{ G: 38, H: 36, I: 24, J: 20, K: 14, L: 18 },
}
const tables = sourceFiles(
  'packages/*/src/**/{*.input.test,evm/*Rows,evm/testEvmInput,{walletDeepLinks,paymentUris}/*.test,{prepare,transfers}/**/*.test}.ts',
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const heldIn = new Map(tables.map((file) => [file, new Set(findRows(read(file)))]))
const filesOf = (id: string) => tables.filter((file) => heldIn.get(file)?.has(id))

test('default: no row is missing', () => {
  const ids = Object.entries(catalogues).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(ids).toHaveLength(318)
})

test('default: every row is tested, or says why not', () => {
  expect(rows.flatMap((row) => findUnproven(row, filesOf(row.id)))).toEqual([])
})

test('error: a row that nobody knows', () => {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = [...heldIn.values()].flatMap((rows) => [...rows]).filter((id) => !known.has(id))
  expect(unknown).toEqual([])
  expect(findRows("['A31', 'x'], check(`H12, H13: y`), 'A1', \"C07: z\"")).toEqual([
    ...['A31', 'H12', 'H13', 'C07'],
  ])
})

test('behavior: the documentation lists all of them', async () => {
  const lines = rows.map((row) => toTableRow(row, filesOf(row.id)))
  await expect(`${introduction}\n${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../docs/bad-input.md',
  )
})

test('behavior: other programs get all of them', async () => {
  const published = rows.map((row) => {
    const { id, input, outcome, isLater, wanted } = row
    const verdict = rowVerdicts.get(id) ?? 'refuse'
    const expected = isLater ? (wanted ?? expectations[verdict]) : outcome
    const examples = rowExamples[id] ?? []
    const proof = toPublishedProof(row, filesOf(id))
    return { id, group: groups[id.charAt(0)], input, examples, verdict, expected, ...proof }
  })
  await expect(toPlainJson(published)).toMatchFileSnapshot(
    '../../packages/testing/data/badInput.json',
  )
})

test('error: examples and verdicts of a row that nobody knows', () => {
  const known = new Set(rows.map(({ id }) => id))
  expect(
    [...Object.keys(rowExamples), ...rowVerdicts.keys()].filter((id) => !known.has(id)),
  ).toEqual([])
})

const expectations: Readonly<Record<Verdict, string>> = {
  refuse: 'Refused.',
  warn: 'Said before it is used.',
  accept: 'Accepted.',
  safe: 'Harmless.',
}

const groups: Readonly<Record<string, string>> = {
  ...{ A: 'evm-address', B: 'solana-address', C: 'bitcoin-address' },
  ...{ D: 'amount', E: 'name', F: 'link', G: 'service-answer', H: 'wallet-answer' },
  ...{ I: 'window-message', J: 'sign-in', K: 'environment', L: 'relay' },
}

const introduction = `# Bad input

What apps, visitors, services, wallets, other windows and relays may send, row by row: what becomes of it, and the test that shows
it. Rows of A are addresses of EVM chains, of B of Solana, of C of Bitcoin; rows of D are amounts, of E names and other foreign
text, of F links; rows of G are answers of services, of H of wallets; rows of I are messages of other windows, of J sign-ins, of K
storage, options and the page, of L what relays and paired wallets are sent. What is refused is refused with a \`CleatError\` before
a wallet is asked, and what may be a secret is in no message.

\`@cleat/testing/bad-input.json\` has the same rows for other programs, with examples to feed them.
Written by \`vitest run --project rules -u\`; a row without a test or a reason fails it.

| row | what comes in | what becomes of it | shown by |
| --- | --- | --- | --- |`
