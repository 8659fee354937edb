import { CleatError, type CleatEvent } from '@cleat/core'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestLogins } from '../../test/createTestLogins.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { setCoarsePointer } from '../../test/setCoarsePointer.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(parameters: createTestLogins.Parameters = {}) {
  const events: CleatEvent[] = []
  const { logins, adapter, options, load } = createTestLogins({
    onEvent: (event) => void events.push(event),
    ...parameters,
  })
  const modal = await renderModal(options)
  await modal.step(() => load(modal.kit))
  await modal.step(() => void modal.kit.actions.open())
  const { router } = modal.kit.controllers
  return {
    ...{ ...modal, logins, adapter, events },
    views: () => router.state.history.map(({ name }) => name),
    last: () => {
      const prompt = logins.prompts.at(-1)
      if (!prompt) throw new Error('No login was asked.')
      return prompt
    },
  }
}

const field = () => screen.getByRole('textbox', { name: 'Email' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })
const places = () =>
  screen
    .getAllByText(/^(?:Installed|or|Email|Continue with Google)$/)
    .map(({ textContent }) => textContent)

test('default: wallets first where there is one, then e-mail, passkey and providers', async () => {
  const { view } = await open()
  expect(places()).toEqual(['Installed', 'or', 'Email', 'or', 'Continue with Google'])
  for (const name of ['X', 'Discord', 'Farcaster', 'GitHub'])
    expect(button(`Continue with ${name}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull()
  expect(button('More ways to log in')).toBeTruthy()
  expect(button('Continue with a passkey')).toBeTruthy()
  await expectAccessible(view.container)
}, 20_000)

test('behavior: without a wallet, logins come first', async () => {
  await open({ hasWallet: false })
  expect(places()).toEqual(['Email', 'or', 'Continue with Google', 'or'])
})

test('parameters: connectMethodsOrder, while it is open', async () => {
  const { kit, step } = await open({ features: { connectMethodsOrder: ['social', 'email'] } })
  expect(places()).toEqual(['Continue with Google', 'or', 'Email', 'or', 'Installed'])
  await step(() =>
    kit.controllers.options.update({ features: { connectMethodsOrder: ['email', 'wallet'] } }),
  )
  expect(places()).toEqual(['Email', 'or', 'Installed', 'or', 'Continue with Google'])
})

test('parameters: socials and email', async () => {
  const { kit, step } = await open({ features: { socials: ['apple'], email: false } })
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
    const { user, views } = await open({ features })
    expect(screen.queryByRole('list', { name: 'Installed' })).toBeNull()
    await user.click(button('Continue with a wallet'))
    expect(views()).toEqual(['Connect', 'ConnectWallets'])
    expect(await screen.findByRole('list', { name: 'Installed' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  },
)

test('parameters: enableWallets false leaves only logins', async () => {
  await open({ enableWallets: false })
  expect(field()).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Installed' })).toBeNull()
})

test('behavior: an address is judged at blur and submit, never while typing', async () => {
  const { user, logins, events } = await open()
  await user.click(button('Continue with email'))
  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await user.type(field(), 'ada@')
  expect(screen.queryByText('Enter a valid email address.')).toBeNull()
  await user.tab()
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.type(field(), 'app.example')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(logins.calls).toEqual([])
  const selected = events.filter(({ event }) => event === 'EMAIL_LOGIN_SELECTED')
  expect(selected).toHaveLength(1)
})

test('behavior: consent is asked for before anything is sent', async () => {
  const { user, logins } = await open({
    ...{ termsConditionsUrl: 'https://app.example/terms', features: { legalCheckbox: true } },
  })
  await user.type(field(), 'ada@app.example{Enter}')
  await user.click(button('Continue with Google'))
  await user.click(button('Continue with a passkey'))
  await user.click(button('Continue with Discord'))
  expect(logins.calls).toEqual([])
  expect(screen.getAllByText('Agree to the terms to connect.')[0]).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await user.click(button('Continue with Google'))
  expect(logins.calls).toEqual(['logIn social'])
})

test('default: a login by e-mail, in the frame', async () => {
  const { user, step, logins, last, adapter, kit, views } = await open()
  await user.type(field(), ' ada@app.example {Enter}')
  expect(last().login).toEqual({ method: 'email', email: 'ada@app.example' })
  expect(views()).toEqual(['Connect', 'EmbeddedWallet'])
  await step(() => logins.show({ view: 'code', height: 320 }))
  const [place] = logins.places
  expect(place?.style.height).toBe('320px')
  expect(screen.getByRole('dialog', { name: 'Log in' }).contains(place ?? null)).toBe(true)
  await step(() => logins.show({ view: 'create', height: 9000 }))
  expect(logins.places[0]).toBe(place)
  expect(place?.style.height).toBe('600px')
  await step(() => last().approve())
  expect(await heading('Connecting your wallet…')).toBeTruthy()
  expect(logins.places).toEqual([])
  vi.useFakeTimers()
  await step(() => adapter.answer())
  expect(screen.getByRole('heading', { name: 'You’re logged in' })).toBeTruthy()
  await step(() => vi.advanceTimersByTimeAsync(900))
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: Back goes back in the frame, then declines', async () => {
  const { user, step, logins, last, views } = await open()
  await user.type(field(), 'ada@app.example{Enter}')
  await step(() => logins.show({ view: 'recover', canGoBack: true }))
  await user.click(button('Back'))
  expect(logins.calls.at(-1)).toBe('goBack')
  expect(views()).toEqual(['Connect', 'EmbeddedWallet'])
  await step(() => logins.show({ view: 'code' }))
  await user.click(button('Back'))
  expect(views()).toEqual(['Connect'])
  expect(last().signal?.aborted).toBe(true)
  expect(logins.surface.read()).toBeUndefined()
})

test('behavior: on another site a login is in a window, whose code is typed in the frame', async () => {
  const { user, step, logins, views } = await open()
  await user.type(field(), 'ada@app.example{Enter}')
  await step(() => logins.show({ view: 'window' }))
  expect(await screen.findByText('You log in to your wallet in its own window.')).toBeTruthy()
  await expectAccessible()
  await step(() => logins.show({ view: 'pair', height: 320 }))
  expect([logins.places[0]?.style.height, views().at(-1)]).toEqual(['320px', 'EmbeddedWallet'])
}, 20_000)

test('error: a frame that does not load says so, and is tried again', async () => {
  const { user, step, last, logins, views } = await open()
  await user.type(field(), 'ada@app.example{Enter}')
  await step(() =>
    last().reject(
      new CleatError('FRAME_UNREACHABLE', { context: { origin: 'https://wallet.app.example' } }),
    ),
  )
  expect(await heading('Couldn’t log you in')).toBeTruthy()
  expect(screen.getAllByText(/The wallet couldn’t be reached/)[0]).toBeTruthy()
  expect(screen.getByText('Details')).toBeTruthy()
  await expectAccessible()
  await user.click(button('Try again'))
  expect(logins.prompts).toHaveLength(2)
  await step(() => last().reject(new CleatError('LOGIN_CODE_EXPIRED')))
  expect(screen.getAllByText(/That code has expired/)[0]).toBeTruthy()
  await user.click(button('Other ways to log in'))
  expect(views()).toEqual(['Connect'])
}, 20_000)

test('error: after too many attempts, the next one has to wait', async () => {
  const { user, step, last, logins } = await open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.type(field(), 'ada@app.example{Enter}')
  const throttle = (retryAfterMs: number) =>
    step(() => last().reject(new CleatError('LOGIN_THROTTLED', { context: { retryAfterMs } })))
  await throttle(30_000)
  const waiting = await screen.findByRole('button', { name: /Try again in \d+ seconds/ })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  await user.click(waiting)
  expect(logins.prompts).toHaveLength(1)
  await step(() => vi.advanceTimersByTimeAsync(31_000))
  await user.click(button('Try again'))
  expect(logins.prompts).toHaveLength(2)
  await throttle(600_000)
  expect(screen.getByRole('button', { name: 'Try again in 10 minutes' })).toBeTruthy()
})

test('default: a passkey; not completed is no error', async () => {
  const { user, step, last } = await open()
  await user.click(button('Continue with a passkey'))
  expect(await heading('Use your passkey')).toBeTruthy()
  await step(() =>
    last().reject(new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } })),
  )
  expect(await heading('Login not completed')).toBeTruthy()
  expect(screen.queryByText('Details')).toBeNull()
  expect(button('Try again')).toBeTruthy()
})

test('default: a provider, whose window can be shown again', async () => {
  const { user, step, last, logins, adapter, views } = await open()
  await user.click(button('Continue with Google'))
  expect(views()).toEqual(['Connect', 'ConnectingSocial'])
  expect(await heading('Opening Google…')).toBeTruthy()
  await step(() => last().step('window'))
  expect(await heading('Log in with Google')).toBeTruthy()
  await user.click(button('Show the window'))
  expect(logins.calls).toEqual(['logIn social', 'openWindow'])
  await expectAccessible()
  await step(() => last().step('blocked'))
  expect(await heading('Your browser blocked the window')).toBeTruthy()
  await user.click(button('Open the window'))
  await step(() => last().step('redirect'))
  expect(await heading('Continue on another page')).toBeTruthy()
  await user.click(button('Continue'))
  expect(logins.calls.slice(-2)).toEqual(['openWindow', 'openWindow'])
  await step(() => last().step('service'))
  await step(() => logins.show({ view: 'device' }))
  expect(views()).toEqual(['Connect', 'ConnectingSocial', 'EmbeddedWallet'])
  await step(() => last().approve())
  expect(views()).toEqual(['Connect', 'ConnectingSocial'])
  await step(() => adapter.answer())
  expect(await heading('You’re logged in')).toBeTruthy()
}, 20_000)

test('behavior: a provider that is late is said, and still waited for', async () => {
  const { user, step, last } = await open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(button('Continue with Google'))
  await step(() => last().step('window'))
  await step(() => vi.advanceTimersByTimeAsync(45_100))
  expect(screen.getByText('Google hasn’t answered yet. Finish there, or try again.')).toBeTruthy()
  expect(button('Show the window')).toBeTruthy()
  expect(button('Try again')).toBeTruthy()
})

test('behavior: what the service does not have is said, then hidden', async () => {
  const { user, step, last, logins, views } = await open()
  logins.methods = { email: true, passkey: true, socials: ['x'] }
  await user.click(button('Continue with Google'))
  await step(() =>
    last().reject(new CleatError('LOGIN_PROVIDER_REFUSED', { context: { provider: 'google' } })),
  )
  expect(await heading('Google isn’t available here')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(button('Other ways to log in'))
  expect(views()).toEqual(['Connect'])
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test('default: all providers', async () => {
  const { user, views, last } = await open()
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

test('default: Farcaster by a code', async () => {
  const look = { themeMode: 'light', locale: 'en-GB' } as const
  const { user, step, last, views, logins } = await open(look)
  await user.click(button('Continue with Farcaster'))
  // The frame knows its language from the first request on.
  expect(logins.looks).toMatchObject([{ language: 'en-GB', mode: 'light' }])
  expect(views()).toEqual(['Connect', 'ConnectingFarcaster'])
  await step(() => last().offerFarcaster('https://farcaster.xyz/~/siwf?channelToken=1'))
  expect(await screen.findByRole('img', { name: 'QR code to log in with Farcaster' })).toBeTruthy()
  const link = screen.getByRole('link', { name: /Open Farcaster/ })
  expect(link.getAttribute('href')).toBe('https://farcaster.xyz/~/siwf?channelToken=1')
  await step(() => last().offerFarcaster('javascript:alert(1)'))
  expect(screen.getByRole('link', { name: /Open/ }).getAttribute('href')).toBeNull()
  await step(() => last().approve())
  expect(await heading('Connecting your wallet…')).toBeTruthy()
})

test('behavior: on a phone, Farcaster is a button', async () => {
  setCoarsePointer()
  const { user, step, last } = await open()
  await user.click(button('Continue with Farcaster'))
  await step(() => last().offerFarcaster('https://farcaster.xyz/~/siwf?channelToken=1'))
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Open Farcaster/ })).toBeTruthy()
})

test('behavior: Farcaster at the page of the wallet, which says when it is open', async () => {
  const { user, step, last } = await open()
  await user.click(button('Continue with Farcaster'))
  const url = 'https://wallet.app.example/w/farcaster#a'
  await step(() => last().offerFarcaster(url, { door: 'own' }))
  const link = await screen.findByRole('link', { name: /Continue in this browser/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank'])
  await step(() => last().offerFarcaster(url, { door: 'own', isSeen: true }))
  expect(await heading('Continue where you opened it')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  await expectAccessible()
  await user.click(button('Show the code again'))
  expect(await screen.findByRole('img', { name: /QR/ })).toBeTruthy()
  await step(() => last().offerFarcaster(`${url}b`, { door: 'own' }))
  expect(screen.getByRole('link', { name: /Continue in/ }).getAttribute('href')).toBe(`${url}b`)
  await step(() => last().step('surface'))
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
}, 20_000)

test('default: only e-mail, as an app opens it', async () => {
  const { kit, step, user, last, views } = await open()
  await step(() => void kit.actions.open({ view: 'EmailLogin' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  await expectAccessible()
  await user.type(field(), 'ada@app.example')
  await user.click(button('Continue with email'))
  expect(last().login.method).toBe('email')
  expect(views()).toEqual(['EmailLogin', 'EmbeddedWallet'])
}, 20_000)

test('default: an approval comes over what is open, and goes', async () => {
  const { step, logins, views } = await open({ isConnected: true })
  await step(() => logins.show({ view: 'approve', height: 480 }))
  expect(views()).toEqual(['Account', 'EmbeddedWalletRequest'])
  expect(logins.places[0]?.style.height).toBe('480px')
  expect(screen.getByRole('dialog', { name: 'Review' })).toBeTruthy()
  await step(() => logins.show(undefined))
  expect(views()).toEqual(['Account'])
  await waitFor(() => expect(logins.places).toEqual([]))
})

test('behavior: what only a window may show is offered there, and a blocked window is told', async () => {
  const { step, user, logins, views } = await open({ isConnected: true })
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

test('default: the settings of the account', async () => {
  const { kit, step, user, logins, views } = await open({
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
  const { kit, step, user, logins, views } = await open({ isConnected: true })
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
  const { kit, step, user, logins, views } = await open({ isConnected: true })
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

test('behavior: where the change of the address waits, nothing says that it is done', async () => {
  const { kit, step, user, logins, views } = await open({ isConnected: true })
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  logins.updated = Promise.resolve({ email: 'ada@app.example' })
  await user.click(button('Change email'))
  await waitFor(() => expect(views()).toEqual(['AccountSettings']))
  expect(screen.queryByText('Email changed')).toBeNull()
})

test('default: another device is added in the frame', async () => {
  const { kit, step, user, logins, views } = await open({ isConnected: true })
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
  const { kit, step, logins } = await open({ isConnected: true })
  await step(() => logins.setUser({ provider: 'passkey' }))
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  expect(screen.getByRole('dialog').textContent).toContain('Logged in asPasskey')
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
  await step(() => logins.setUser({ username: '@ada', provider: 'x' }))
  expect(screen.getByRole('dialog').textContent).toContain('Logged in as@ada')
})

test('behavior: logged in, only other wallets can be connected', async () => {
  const { kit, step } = await open({ isConnected: true })
  await step(() => void kit.actions.open({ view: 'Connect' }))
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  expect(await screen.findByRole('list', { name: 'Installed' })).toBeTruthy()
})

test('behavior: neither logins nor wallets', async () => {
  await open({ enableWallets: false, features: { email: false, socials: false } })
  expect(screen.getByText('No wallets are available right now.')).toBeTruthy()
})

test('behavior: an app without logins draws none', async () => {
  await open({ authWallet: undefined })
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  expect(screen.getByRole('list', { name: 'Installed' })).toBeTruthy()
})
