import { expect, test } from 'vitest'
import { loadNetworkIcon } from './loadNetworkIcon.ts'

test('default', async () => {
  await expect(loadNetworkIcon('eip155:1')).resolves.toMatch(/^data:image\/svg\+xml,%3Csvg /)
})

test('behavior: a test network has the icon of its main network', async () => {
  await expect(loadNetworkIcon('eip155:11155111')).resolves.toBe(await loadNetworkIcon('eip155:1'))
})

test('behavior: unknown', async () => {
  await expect(loadNetworkIcon('eip155:999999')).resolves.toBeUndefined()
})
