import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts'))).toMatchInlineSnapshot(`
    [
      "runCli",
    ]
  `)
})
