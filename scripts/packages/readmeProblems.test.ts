import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readmeProblems } from './readmeProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'cleat-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

function problems(text: string): Promise<string[]> {
  writeFileSync(join(folder, 'README.md'), text)
  return readmeProblems({ folder, files: ['README.md'] })
}

test('default', async () => {
  expect(await problems('[A](https://a.example/b) and [below](#usage) `f(x)[0]()`')).toEqual([])
})

test.each(['[A](../../README.md)', '![B](docs/b.png)', '<img src="c.png">'])(
  'error: %s',
  async (text) => {
    expect(await problems(text)).toEqual([expect.stringMatching(/which is relative$/)])
  },
)

test('error: none', async () => {
  expect(await readmeProblems({ folder, files: [] })).toEqual(['has no README.md'])
})
