import { expect, test } from 'vitest'
import { loadWalletIcon } from './loadWalletIcon.ts'

test('default', async () => {
  await expect(loadWalletIcon('metamask')).resolves.toMatch(/^data:image\/svg\+xml,%3Csvg /)
})

test('behavior: unknown', async () => {
  await expect(loadWalletIcon('nobody')).resolves.toBeUndefined()
})
