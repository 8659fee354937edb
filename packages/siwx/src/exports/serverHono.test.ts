import { expect, test } from 'vitest'
import * as entry from './serverHono.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createHonoHandler",
      "requireHonoSession",
    ]
  `)
})
