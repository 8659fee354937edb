import { expect, test } from 'vitest'
import * as entry from './runtime.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createRuntime",
      "prepareRuntime",
    ]
  `)
})
