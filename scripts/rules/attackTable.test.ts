import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sourceFiles.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const row = /^\| (.+) \| (.+) \| \[(.+)\]\(\.\.\/(.+)\) \|$/

test('default: every attack on signing in names a test that there is', () => {
  const [, table = ''] = read('docs/sign-in.md').split('\n## Attacks\n')
  const lines = table.split('\n').filter((line) => /^\| (?!---|what comes)/.test(line))
  expect(lines.length).toBeGreaterThanOrEqual(15)
  const missing = lines.filter((line) => {
    const [, , , name = '', path = ''] = row.exec(line) ?? []
    return path === '' || !read(path).includes(name)
  })
  expect(missing).toEqual([])
})
