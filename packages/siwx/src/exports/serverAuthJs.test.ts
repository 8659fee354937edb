import { expect, test } from 'vitest'
import * as entry from './serverAuthJs.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createAuthJsProvider",
    ]
  `)
})
