import { expect, test } from 'vitest'
import { listedWallets } from '../registry/listedWallets.ts'
import { loadWalletIcon } from './loadWalletIcon.ts'

test('default', async () => {
  await expect(loadWalletIcon('metamask')).resolves.toMatch(/^data:image\/svg\+xml,%3Csvg /)
})

test('behavior: every listed image is another one', async () => {
  const ids = listedWallets.flatMap(({ image_id }) => image_id ?? [])
  const icons = await Promise.all(ids.map(loadWalletIcon))
  expect(icons.filter((icon) => icon?.startsWith('data:image/'))).toHaveLength(ids.length)
  expect(new Set(icons).size).toBe(ids.length)
})

test.each(['nobody', '', 'constructor', 'metamask trust'])(
  'behavior: no icon for %j',
  async (name) => {
    await expect(loadWalletIcon(name)).resolves.toBeUndefined()
  },
)
