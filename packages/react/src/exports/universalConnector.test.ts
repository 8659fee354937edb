import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./universalConnector.ts'))).toMatchInlineSnapshot(`
    [
      "UniversalConnector",
      "UniversalConnectorProvider",
      "useUniversalConnector",
    ]
  `)
})
