import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedEntries } from './publishedEntries.ts'

const packages = join(import.meta.dirname, '../packages')

test('default', () => {
  expect(publishedEntries(packages)).toMatchObject({
    '@cleat/core': 'packages/core/dist/exports/index.js',
    '@cleat/react/appkit': 'packages/react/dist/exports/appkit.js',
    '@cleat/adapter-wagmi': 'packages/adapter-wagmi/dist/exports/index.js',
  })
})

test('behavior: each has a source', () => {
  for (const file of Object.values(publishedEntries(packages))) {
    const source = join(packages, '..', file.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))
    expect(existsSync(source), source).toBe(true)
  }
})
