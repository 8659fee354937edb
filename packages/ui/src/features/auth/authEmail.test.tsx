import { CleatError } from '@cleat/core'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openLogins } from '../../test/openLogins.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('behavior: an address is judged at blur and submit, never while typing', async () => {
  const { user, logins, events, field, button } = await openLogins()
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
  const { user, logins, field, button } = await openLogins({
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
  const { user, step, logins, last, adapter, kit, views, field, heading } = await openLogins()
  await user.type(field(), ' ada@app.example {Enter}')
  expect(last().login).toEqual({ method: 'email', email: 'ada@app.example' })
  expect(views()).toEqual(['Connect', 'EmbeddedWallet'])
  // The frame has its place before it shows anything: Safari loads a frame that is moved again.
  const [place] = logins.places
  expect(place?.hidden).toBe(true)
  await step(() => logins.show({ view: 'code', height: 320 }))
  expect(logins.places).toEqual([place])
  expect([place?.hidden, place?.style.height]).toEqual([false, '320px'])
  expect(screen.getByRole('dialog', { name: 'Log in' }).contains(place ?? null)).toBe(true)
  await step(() => logins.show({ view: 'create', height: 9000 }))
  expect(logins.places[0]).toBe(place)
  expect(place?.style.height).toBe('600px')
  await step(() => last().approve())
  expect(await heading('Connecting your wallet…')).toBeTruthy()
  expect(logins.places).toEqual([place])
  expect(place?.hidden).toBe(true)
  vi.useFakeTimers()
  await step(() => adapter.answer())
  expect(screen.getByRole('heading', { name: 'You’re logged in' })).toBeTruthy()
  await step(() => vi.advanceTimersByTimeAsync(900))
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: Back goes back in the frame, then declines', async () => {
  const { user, step, logins, last, views, field, button } = await openLogins()
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
  const { user, step, logins, views, field } = await openLogins()
  await user.type(field(), 'ada@app.example{Enter}')
  await step(() => logins.show({ view: 'window' }))
  expect(await screen.findByText('You log in to your wallet in its own window.')).toBeTruthy()
  await expectAccessible()
  await step(() => logins.show({ view: 'pair', height: 320 }))
  expect([logins.places[0]?.style.height, views().at(-1)]).toEqual(['320px', 'EmbeddedWallet'])
}, 20_000)

test('error: a frame that does not load says so, and is tried again', async () => {
  const { user, step, last, logins, views, field, button, heading } = await openLogins()
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
  const { user, step, last, logins, field, button } = await openLogins()
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

test('default: only e-mail, as an app opens it', async () => {
  const { kit, step, user, last, views, field, button } = await openLogins()
  await step(() => void kit.actions.open({ view: 'EmailLogin' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  await expectAccessible()
  await user.type(field(), 'ada@app.example')
  await user.click(button('Continue with email'))
  expect(last().login.method).toBe('email')
  expect(views()).toEqual(['EmailLogin', 'EmbeddedWallet'])
}, 20_000)
