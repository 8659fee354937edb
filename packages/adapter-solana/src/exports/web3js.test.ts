// @vitest-environment node
import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./web3js.ts'))).toMatchInlineSnapshot(`
    [
      "createWeb3Signer",
    ]
  `)
})
