import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Plant, plants } from './plants.ts'

const all: [string, Plant][] = Object.entries(plants)

test.each(all)('default: what %s takes away is there, once', (_, { edits }) => {
  for (const { file, find } of edits) {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    expect(text.split(find), file).toHaveLength(2)
  }
})
