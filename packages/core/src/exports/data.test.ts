import { expect, test } from 'vitest'
import * as entry from './data.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "formatAmount",
      "parseAmount",
      "toFiat",
      "isSameAddress",
      "createDataApi",
      "createDataQueries",
      "toNameSkeleton",
    ]
  `)
})
