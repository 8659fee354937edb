import { expect, test } from 'vitest'
import * as entry from './permissions.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createEvmPermissions",
    ]
  `)
})
