import { expect, test } from 'vitest'
import * as entry from './serverNext.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createNextHandlers",
    ]
  `)
})
