import { expect, test } from 'vitest'
import * as entry from './evidence.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createEvidence",
    ]
  `)
})
