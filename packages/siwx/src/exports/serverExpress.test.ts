import { expect, test } from 'vitest'
import * as entry from './serverExpress.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createExpressHandler",
      "requireExpressSession",
    ]
  `)
})
