import { expect, test } from 'vitest'
import * as entry from './send.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createSend",
      "findIntentNetwork",
      "readPaymentLink",
    ]
  `)
})
