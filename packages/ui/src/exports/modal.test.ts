import { expect, test } from 'vitest'
import * as modal from './modal.ts'

test('exports', () => {
  expect(Object.keys(modal)).toMatchInlineSnapshot(`
    [
      "mountModal",
    ]
  `)
})
