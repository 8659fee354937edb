import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/sourceFiles.ts'
import { areas } from '../areas/areas.ts'
import { findPart } from './findPart.ts'
import { mustDie } from './mustDie.ts'

test.each(mustDie)('default: $name: what it changes is there, once', ({ file, find, replace }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find), file).toHaveLength(2)
  expect(replace).not.toBe(find)
  expect(Object.keys(areas)).toContain(findPart(file).area)
})

test('behavior: every area has some, each with a name of its own', () => {
  const found = new Set(mustDie.map(({ file }) => findPart(file).area))
  expect([...found].sort()).toEqual(Object.keys(areas).sort())
  expect(new Set(mustDie.map(({ name }) => name)).size).toBe(mustDie.length)
})

test('error: a file of no area', () => {
  expect(() => findPart('packages/core/src/nowhere.ts')).toThrow('No area')
})
