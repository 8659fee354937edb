import { expect, test } from 'vitest'
import * as entry from './payments.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createPayments",
      "findIntentNetwork",
      "readPaymentLink",
    ]
  `)
})
