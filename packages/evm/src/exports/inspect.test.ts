import { expect, test } from 'vitest'
import * as entry from './inspect.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "decodeRequest",
    ]
  `)
})
