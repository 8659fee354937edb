import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { badInput, findRows } from './badInput.ts'
import type { BadInput } from './badInputRow.ts'
import { badAmounts, badLinks, badNames } from './badMoneyInput.ts'

const catalogues = { A: 30, B: 14, C: 18, D: 50, E: 26, F: 30, H: 36 }
const tables = sourceFiles(
  'packages/*/src/**/{*.input.test,evm/*Rows,evm/testEvmInput,{walletDeepLinks,paymentUris}/*.test,transfers/**/*.test}.ts',
)
const isAnswer = ({ id }: BadInput) => id.startsWith('H')
const rows = [
  ...badInput.filter((row) => !isAnswer(row)),
  ...badAmounts,
  ...badNames,
  ...badLinks,
  ...badInput.filter(isAnswer),
]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const shownIn = new Map(tables.map((file) => [file, new Set(findRows(read(file)))]))
const filesOf = (id: string) => tables.filter((file) => shownIn.get(file)?.has(id))

test('default: no row is missing', () => {
  const ids = Object.entries(catalogues).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test('default: every row is tested, or says why not', () => {
  const wrong = rows.filter(({ id, isLater, shownBy }) => {
    if (shownBy) return !read(shownBy.file).includes(`'${shownBy.title}'`)
    return filesOf(id).length > 0 === (isLater ?? false)
  })
  expect(wrong).toEqual([])
})

test('error: a row that nobody knows', () => {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = [...shownIn.values()].flatMap((rows) => [...rows]).filter((id) => !known.has(id))
  expect(unknown).toEqual([])
  expect(findRows("['A31', 'x'], check(`H12, H13: y`), 'A1', \"C07: z\"")).toEqual([
    ...['A31', 'H12', 'H13', 'C07'],
  ])
})

test('behavior: the documentation lists all of them', async () => {
  const lines = rows.map(({ id, input, outcome, isLater, shownBy }) => {
    const files = shownBy ? [shownBy.file] : filesOf(id)
    return `| ${id} | ${input} | ${outcome} | ${isLater ? 'not yet' : files.map(toLink).join(' ')} |`
  })
  await expect(`${introduction}\n${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../docs/bad-input.md',
  )
})

function toLink(file: string): string {
  const [, folder = '', ...rest] = file.split('/')
  return `[${folder}/${rest.at(-1)}](../${file})`
}

const introduction = `# Bad input

What apps and visitors may give as an address, an amount, a name or a link, and what wallets may answer, row by row: what becomes of
it, and the test that shows it. Rows of A are addresses of EVM chains, of B of Solana, of C of Bitcoin; rows of D are amounts, of E
names and other foreign text, of F links; rows of H are the answers of wallets. What is refused is refused
with a \`CleatError\` before a wallet is asked, and what may be a secret is in no message.

Written by \`vitest run --project rules -u\`; a row without a test or a reason fails it.

| row | what comes in | what becomes of it | shown by |
| --- | --- | --- | --- |`
