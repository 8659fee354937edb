import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openLogins } from '../../test/openLogins.ts'

test('default: the settings of the account', async () => {
  const { kit, step, user, logins, views, button } = await openLogins({
    ...{ isConnected: true, warnings: ['locked', 'recovery-untested'] },
  })
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  const dialog = screen.getByRole('dialog', { name: 'Account settings' })
  expect(dialog.textContent).toContain('Logged in asada@app.example')
  expect(dialog.textContent).toContain('LockedUnlocks when you sign')
  await expectAccessible()
  await user.click(button(/Recovery/))
  expect(views()).toEqual(['AccountSettings', 'UpgradeEmailWallet'])
  await step(() => kit.controllers.router.goBack())
  await user.click(button('Wallet settings'))
  expect(logins.calls).toEqual(['openSettings', 'openSettings'])
  await step(() => kit.controllers.router.goBack())
  await user.click(button('Change email'))
  expect(views()).toEqual(['AccountSettings', 'UpdateEmailWallet'])
  expect(logins.calls.at(-1)).toBe('updateEmail')
}, 20_000)

test('default: the window of the settings is waited for, blocked, over, or failed', async () => {
  const { kit, step, user, logins, views, button, heading } = await openLogins({
    isConnected: true,
  })
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  await user.click(button('Wallet settings'))
  expect(await heading('Continue in the other window')).toBeTruthy()
  await expectAccessible()
  await user.click(button('Show the window'))
  await step(() => logins.settings?.step('blocked'))
  expect(await heading('Your browser blocked the window')).toBeTruthy()
  await user.click(button('Open the window'))
  expect(logins.calls).toEqual(['openSettings', 'openWindow', 'openWindow'])
  await step(() => logins.settings?.end())
  expect(await heading('Wallet settings')).toBeTruthy()
  await user.click(button('Open the window'))
  await step(() => logins.settings?.reject(new Error('offline')))
  expect(await heading('Couldn’t open your wallet’s settings')).toBeTruthy()
  await expectAccessible()
  await user.click(button('Try again'))
  expect(logins.calls.filter((name) => name === 'openSettings')).toHaveLength(3)
  // Its arrow, and the button below.
  await user.click(screen.getAllByRole('button', { name: 'Back' }).at(-1) as HTMLElement)
  expect(views()).toEqual(['AccountSettings'])
}, 20_000)

test('default: the address is changed in the frame', async () => {
  const { kit, step, user, logins, views, button, heading } = await openLogins({
    isConnected: true,
  })
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  let settle: { resolve: (to: { email: string }) => void; reject: (why: unknown) => void }
  const ask = () =>
    new Promise<{ email: string }>((resolve, reject) => {
      settle = { resolve, reject }
    })
  logins.updated = ask()
  await user.click(button('Change email'))
  await step(() => logins.show({ view: 'email', height: 260 }))
  expect(logins.places[0]?.style.height).toBe('260px')
  await step(() => {
    logins.show(undefined)
    settle.reject(new Error('offline'))
  })
  expect(await heading('Email not changed')).toBeTruthy()
  logins.updated = ask()
  await user.click(button('Try again'))
  await step(() => settle.resolve({ email: 'new@app.example' }))
  expect(await heading('Email changed')).toBeTruthy()
  await user.click(button('Done'))
  expect(views()).toEqual(['AccountSettings'])
})

test('default: another device is added in the frame', async () => {
  const { kit, step, user, logins, views, button, heading } = await openLogins({
    isConnected: true,
  })
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  logins.added = Promise.reject(new Error('offline'))
  logins.added.catch(() => undefined)
  await user.click(button('Add a device'))
  expect(logins.calls.at(-1)).toBe('addDevice')
  expect(views()).toEqual(['AccountSettings', 'AddDevice'])
  expect(await heading('Device not added')).toBeTruthy()
  let resolve: () => void = () => undefined
  logins.added = new Promise((done) => {
    resolve = done
  })
  await user.click(button('Try again'))
  await step(() => logins.show({ view: 'add', height: 300 }))
  expect(logins.places[0]?.style.height).toBe('300px')
  await step(() => {
    logins.show(undefined)
    resolve()
  })
  expect(await heading('Device added')).toBeTruthy()
  await user.click(button('Done'))
  expect(views()).toEqual(['AccountSettings'])
})

test('behavior: a passkey has no address to change', async () => {
  const { kit, step, logins } = await openLogins({ isConnected: true })
  await step(() => logins.setUser({ provider: 'passkey' }))
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  expect(screen.getByRole('dialog').textContent).toContain('Logged in asPasskey')
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
  await step(() => logins.setUser({ username: '@ada', provider: 'x' }))
  expect(screen.getByRole('dialog').textContent).toContain('Logged in as@ada')
})
