import { expect, test } from 'vitest'
import * as entry from './data.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createDataApi",
      "formatAmount",
      "parseAmount",
      "toFiat",
      "createDataQueries",
      "toNameSkeleton",
    ]
  `)
})
