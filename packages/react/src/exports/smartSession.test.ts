import { expect, test } from 'vitest'
import * as entry from './smartSession.ts'

test('default', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "createSubscription",
      "getSmartSessions",
      "grantPermissions",
      "isSmartSessionSupported",
      "revokeSmartSession",
    ]
  `)
})
