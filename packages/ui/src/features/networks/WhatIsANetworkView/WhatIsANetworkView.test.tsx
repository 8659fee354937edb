import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

async function renderGuide(parameters: createTestKit.Parameters = {}, isFromNetworks = false) {
  const modal = await renderModal(parameters)
  const { router } = modal.kit.controllers
  await modal.step(() => {
    void modal.kit.actions.open({ view: isFromNetworks ? 'Networks' : 'WhatIsANetwork' })
    if (isFromNetworks) router.push({ name: 'WhatIsANetwork' })
  })
  return { ...modal, views: () => router.state.history.map(({ name }) => name) }
}

test('default', async () => {
  const { user, views } = await renderGuide()
  expect(screen.getByRole('dialog', { name: 'What is a network?' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Choose a network' }))
  expect(views()).toEqual(['Networks'])
}, 20_000)

test('behavior: leads back to the networks that it was asked from', async () => {
  const { user, views } = await renderGuide({}, true)
  await user.click(screen.getByRole('button', { name: 'Choose a network' }))
  expect(views()).toEqual(['Networks'])
})

test('parameters: enableNetworkSwitch', async () => {
  await renderGuide({ enableNetworkSwitch: false })
  expect(screen.queryByRole('button', { name: 'Choose a network' })).toBeNull()
})
