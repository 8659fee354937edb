import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

test('default', async () => {
  const { kit, user, view, step } = await renderModal()
  await step(() => void kit.actions.open({ view: 'WhatIsAWallet' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await expectAccessible(view.container)
  await user.click(screen.getByRole('button', { name: 'Get a wallet' }))
  expect(kit.controllers.router.current().name).toBe('GetWallet')
})
