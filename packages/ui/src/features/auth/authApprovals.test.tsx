import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openLogins } from '../../test/openLogins.ts'

test('default: an approval comes over what is open, and goes', async () => {
  const { step, logins, views } = await openLogins({ isConnected: true })
  await step(() => logins.show({ view: 'approve', height: 480 }))
  expect(views()).toEqual(['Account', 'EmbeddedWalletRequest'])
  expect(logins.places[0]?.style.height).toBe('480px')
  expect(screen.getByRole('dialog', { name: 'Review' })).toBeTruthy()
  await step(() => logins.show(undefined))
  expect(views()).toEqual(['Account'])
  await waitFor(() => expect(logins.places).toEqual([]))
})

test('behavior: what only a window may show is offered there, and a blocked window is told', async () => {
  const { step, user, logins, views, button, heading } = await openLogins({ isConnected: true })
  await step(() => logins.show({ view: 'window' }))
  expect(views()).toEqual(['Account', 'EmbeddedWalletRequest'])
  expect(await heading('Continue in the wallet window')).toBeTruthy()
  expect(logins.places).toEqual([])
  await expectAccessible()
  await user.click(button('Open the window'))
  expect(logins.calls).toEqual(['openWindow'])
  await step(() => logins.show({ view: 'window', window: 'blocked' }))
  expect(await heading('Your browser blocked the window')).toBeTruthy()
  await step(() => logins.show({ view: 'window', window: 'refused' }))
  expect(screen.getByText(/^Allow this page to open windows/)).toBeTruthy()
  await step(() => logins.show({ view: 'window', window: 'open' }))
  expect(await heading('Continue in the other window')).toBeTruthy()
  await user.click(button('Show the window'))
  expect(logins.calls).toEqual(['openWindow', 'openWindow'])
  await step(() => logins.show(undefined))
  expect(views()).toEqual(['Account'])
}, 20_000)
