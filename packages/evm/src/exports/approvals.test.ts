import { expect, test } from 'vitest'
import * as entry from './approvals.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createEvmApprovals",
    ]
  `)
})
