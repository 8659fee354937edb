import { expect, test } from 'vitest'
import * as entry from './messages.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "formatMessage",
      "parseMessage",
    ]
  `)
})
