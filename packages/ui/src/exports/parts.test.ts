import { expect, test } from 'vitest'
import * as parts from './parts.ts'

test('exports', () => {
  expect(Object.keys(parts)).toMatchInlineSnapshot(`
    [
      "Avatar",
      "NetworkImage",
      "formatBalance",
    ]
  `)
})
