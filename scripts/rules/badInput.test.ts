import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../sourceFiles.ts'
import { badInput, findRows } from './badInput.ts'

const catalogues = { A: 30, B: 14, C: 18, H: 36 }
const tables = sourceFiles('packages/*/src/**/{*.input.test,evm/*Rows,evm/testEvmInput}.ts')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const shownIn = new Map(tables.map((file) => [file, new Set(findRows(read(file)))]))
const filesOf = (id: string) => tables.filter((file) => shownIn.get(file)?.has(id))

test('default: no row is missing', () => {
  const ids = Object.entries(catalogues).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`),
  )
  expect(badInput.map(({ id }) => id)).toEqual(ids)
})

test('default: every row is tested, or says why not', () => {
  const wrong = badInput.filter(({ id, isLater, shownBy }) => {
    if (shownBy) return !read(shownBy.file).includes(`'${shownBy.title}'`)
    return filesOf(id).length > 0 === (isLater ?? false)
  })
  expect(wrong).toEqual([])
})

test('error: a row that nobody knows', () => {
  const known = new Set(badInput.map(({ id }) => id))
  const unknown = [...shownIn.values()].flatMap((rows) => [...rows]).filter((id) => !known.has(id))
  expect(unknown).toEqual([])
  expect(findRows("['A31', 'x'], check(`H12, H13: y`), 'A1', \"C07: z\"")).toEqual([
    ...['A31', 'H12', 'H13', 'C07'],
  ])
})

test('behavior: the documentation lists all of them', async () => {
  const rows = badInput.map(({ id, input, outcome, isLater, shownBy }) => {
    const files = shownBy ? [shownBy.file] : filesOf(id)
    return `| ${id} | ${input} | ${outcome} | ${isLater ? 'not yet' : files.map(toLink).join(' ')} |`
  })
  await expect(`${introduction}\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../docs/bad-input.md',
  )
})

function toLink(file: string): string {
  const [, folder = '', ...rest] = file.split('/')
  return `[${folder}/${rest.at(-1)}](../${file})`
}

const introduction = `# Bad input

What apps and visitors may give as an address, and what wallets may answer, row by row: what becomes of it, and the test that shows
it. Rows of A are for EVM chains, of B for Solana, of C for Bitcoin; rows of H are the answers of wallets. What is refused is refused
with a \`CleatError\` before a wallet is asked, and what may be a secret is in no message.

Written by \`vitest run --project rules -u\`; a row without a test or a reason fails it.

| row | what comes in | what becomes of it | shown by |
| --- | --- | --- | --- |`
