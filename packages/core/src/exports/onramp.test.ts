import { expect, test } from 'vitest'
import * as entry from './onramp.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createOnramp",
    ]
  `)
})
