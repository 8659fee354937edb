import { expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.ts'
import { loadWalletIcon } from '../wallets/loadWalletIcon.ts'
import { findWalletImage } from './findWalletImage.ts'

const services = { explorer: 'https://explorer.example/' }

test('default', async () => {
  const { kit } = createTestKit({ services, projectId: 'p' })
  const image = await findWalletImage(kit, '../new')
  expect(image).toMatch(
    /^https:\/\/explorer\.example\/getWalletImage\/\.\.%2Fnew\?projectId=p&st=cleat&sv=cleat-/,
  )
})

test('behavior: what is bundled is never asked of a service', async () => {
  const { kit } = createTestKit({ services })
  expect(await findWalletImage(kit, 'metamask')).toBe(await loadWalletIcon('metamask'))
})

test('behavior: no image without a service', async () => {
  expect(await findWalletImage(createTestKit().kit, 'new')).toBeUndefined()
})
