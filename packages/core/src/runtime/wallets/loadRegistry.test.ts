import { expect, test } from 'vitest'
import { loadRegistry } from './loadRegistry.ts'

test('default', async () => {
  const [first] = await loadRegistry()
  expect(first?.name).toBe('MetaMask')
})
