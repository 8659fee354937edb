import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openLogins } from '../../test/openLogins.ts'

const places = () =>
  screen
    .getAllByText(/^(?:Installed|or|Email|Continue with Google)$/)
    .map(({ textContent }) => textContent)

test('default: wallets first where there is one, then e-mail, passkey and providers', async () => {
  const { view, button } = await openLogins()
  expect(places()).toEqual(['Installed', 'or', 'Email', 'or', 'Continue with Google'])
  for (const name of ['X', 'Discord', 'Farcaster', 'GitHub'])
    expect(button(`Continue with ${name}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull()
  expect(button('More ways to log in')).toBeTruthy()
  expect(button('Continue with a passkey')).toBeTruthy()
  await expectAccessible(view.container)
}, 20_000)

test('behavior: without a wallet, logins come first', async () => {
  await openLogins({ hasWallet: false })
  expect(places()).toEqual(['Email', 'or', 'Continue with Google', 'or'])
})

test('parameters: connectMethodsOrder, while it is open', async () => {
  const { kit, step } = await openLogins({ features: { connectMethodsOrder: ['social', 'email'] } })
  expect(places()).toEqual(['Continue with Google', 'or', 'Email', 'or', 'Installed'])
  await step(() =>
    kit.controllers.options.update({ features: { connectMethodsOrder: ['email', 'wallet'] } }),
  )
  expect(places()).toEqual(['Email', 'or', 'Installed', 'or', 'Continue with Google'])
})

test('parameters: socials and email', async () => {
  const { kit, step, field, button } = await openLogins({
    features: { socials: ['apple'], email: false },
  })
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  expect(button('Continue with Apple')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'More ways to log in' })).toBeNull()
  await step(() => kit.controllers.options.update({ features: { socials: false } }))
  expect(field()).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Apple/ })).toBeNull()
  await step(() => kit.controllers.options.update({ features: { socials: false, email: false } }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText('or')).toBeNull()
})

test.each([{ collapseWallets: true }, { emailShowWallets: false }])(
  'parameters: %j puts the wallets behind a row',
  async (features) => {
    const { user, views, button } = await openLogins({ features })
    expect(screen.queryByRole('list', { name: 'Installed' })).toBeNull()
    await user.click(button('Continue with a wallet'))
    expect(views()).toEqual(['Connect', 'ConnectWallets'])
    expect(await screen.findByRole('list', { name: 'Installed' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  },
)

test('parameters: enableWallets false leaves only logins', async () => {
  const { field } = await openLogins({ enableWallets: false })
  expect(field()).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Installed' })).toBeNull()
})

test('default: all providers', async () => {
  const { user, views, last, button } = await openLogins()
  await user.click(button('More ways to log in'))
  expect(views()).toEqual(['Connect', 'ConnectSocials'])
  const list = await screen.findByRole('list', { name: 'More ways to log in' })
  const names = within(list).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    ...['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook'],
  ])
  await expectAccessible()
  await user.click(within(list).getByRole('button', { name: 'Apple' }))
  expect(last().login).toEqual({ method: 'social', provider: 'apple' })
}, 20_000)

test('behavior: logged in, only other wallets can be connected', async () => {
  const { kit, step } = await openLogins({ isConnected: true })
  await step(() => void kit.actions.open({ view: 'Connect' }))
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  expect(await screen.findByRole('list', { name: 'Installed' })).toBeTruthy()
})

test('behavior: neither logins nor wallets', async () => {
  await openLogins({ enableWallets: false, features: { email: false, socials: false } })
  expect(screen.getByText('No wallets are available right now.')).toBeTruthy()
})

test('behavior: an app without logins draws none', async () => {
  await openLogins({ authWallet: undefined })
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  expect(screen.getByRole('list', { name: 'Installed' })).toBeTruthy()
})
