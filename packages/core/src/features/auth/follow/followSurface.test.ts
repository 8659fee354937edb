import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { catchError } from '../../../test/catchError.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { openAuth } from '../../../test/openAuth.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const opened = await openAuth()
  onTestFinished(() => opened.kit.destroy())
  return opened
}

const email = 'ada@app.example'

test('default: a request opens the modal, and its end closes it', async () => {
  const { logins, modal, views, auth } = await open()
  logins.show({ view: 'approve', height: 400 })
  expect(modal.state.open).toBe(true)
  expect(views()).toEqual(['EmbeddedWalletRequest'])
  expect(auth.state.surface).toMatchObject({ view: 'approve', height: 400 })
  logins.show({ view: 'approve', height: 500 })
  expect(views()).toEqual(['EmbeddedWalletRequest'])
  logins.show(undefined)
  expect(modal.state.open).toBe(false)
  expect(auth.state.surface).toBeUndefined()
  expect(logins.calls).toEqual([])
})

test('behavior: in an open modal, what was shown before is shown again', async () => {
  const { kit, logins, modal, router, views } = await open()
  void kit.actions.open()
  router.push({ name: 'WhatIsAWallet' })
  logins.show({ view: 'approve' })
  expect(views()).toEqual(['Connect', 'WhatIsAWallet', 'EmbeddedWalletRequest'])
  logins.show(undefined)
  expect(views()).toEqual(['Connect', 'WhatIsAWallet'])
  expect(modal.state.open).toBe(true)
})

test('behavior: a request that needs a window is the same view, and stays one', async () => {
  const { logins, modal, views } = await open()
  logins.show({ view: 'approve' })
  logins.show({ view: 'window' })
  logins.show({ view: 'window', window: 'open' })
  expect(views()).toEqual(['EmbeddedWalletRequest'])
  logins.show(undefined)
  expect(modal.state.open).toBe(false)
})

test('behavior: closing the modal declines, once', async () => {
  const { kit, logins, modal } = await open()
  logins.show({ view: 'approve' })
  kit.actions.close()
  expect(logins.calls).toEqual(['close'])
  expect(logins.surface.read()).toBeUndefined()
  expect(modal.state.open).toBe(false)
})

test('behavior: going back declines, and so does another view', async () => {
  const { kit, logins, router, views } = await open()
  void kit.actions.open()
  logins.show({ view: 'approve' })
  router.goBack()
  expect(logins.calls).toEqual(['close'])
  expect(views()).toEqual(['Connect'])
  logins.show({ view: 'approve' })
  void kit.actions.open({ view: 'AllWallets' })
  expect(logins.calls).toEqual(['close', 'close'])
  expect(views()).toEqual(['AllWallets'])
})

test('behavior: another view on top leaves the question', async () => {
  const { logins, router } = await open()
  logins.show({ view: 'approve' })
  router.push({ name: 'WhatIsAWallet' })
  expect(logins.surface.read()).toBeDefined()
})

test('behavior: the steps of a login are one view, which stays until the login ends', async () => {
  const { auth, kit, last, logins, router, views } = await open()
  void kit.actions.open()
  router.push({ name: 'EmbeddedWallet' })
  const { history } = router.state
  const connecting = auth.connectEmail({ email })
  for (const view of ['code', 'device', 'create', 'recover'] as const) logins.show({ view })
  expect(router.state.history).toBe(history)
  last().approve()
  expect(views()).toEqual(['Connect', 'EmbeddedWallet'])
  await connecting
  expect(auth.state.authFlow.status).toBe('success')
})

test('behavior: a login in a window, and the code of that window, are the same view', async () => {
  const { auth, kit, last, logins, router, views } = await open()
  void kit.actions.open()
  router.push({ name: 'EmbeddedWallet' })
  const { history } = router.state
  const connecting = auth.connectEmail({ email })
  logins.show({ view: 'window' })
  logins.show({ view: 'window', window: 'open' })
  logins.show({ view: 'pair' })
  logins.show(undefined)
  expect(router.state.history).toBe(history)
  last().approve()
  await connecting
  expect(views()).toEqual(['Connect', 'EmbeddedWallet'])
  // Of a request it is another view, which goes.
  logins.show({ view: 'pair' })
  expect(views()).toEqual(['Connect', 'EmbeddedWallet', 'EmbeddedWalletRequest'])
  logins.show(undefined)
  expect(views()).toEqual(['Connect', 'EmbeddedWallet'])
})

test('behavior: a login that the app starts opens the view, which stays, too', async () => {
  const { auth, last, logins, modal, views } = await open()
  const connecting = auth.connectEmail({ email })
  logins.show({ view: 'code' })
  expect(views()).toEqual(['EmbeddedWallet'])
  last().approve()
  await connecting
  expect(modal.state.open).toBe(true)
  expect(views()).toEqual(['EmbeddedWallet'])
})

test('behavior: what follows a provider comes over its view, and goes', async () => {
  const { auth, kit, last, logins, router, views } = await open()
  void kit.actions.open()
  router.push({ name: 'ConnectingSocial', provider: 'x' })
  const connecting = auth.connectSocial({ provider: 'x' })
  logins.show({ view: 'create' })
  expect(views()).toEqual(['Connect', 'ConnectingSocial', 'EmbeddedWallet'])
  last().approve()
  expect(views()).toEqual(['Connect', 'ConnectingSocial'])
  await connecting
})

test('behavior: a request right after another question takes its place', async () => {
  const { logins, modal, views } = await open()
  logins.show({ view: 'recover' })
  logins.show({ view: 'approve' })
  expect(views()).toEqual(['EmbeddedWalletRequest'])
  logins.show({ view: 'email' })
  expect(views()).toEqual(['UpdateEmailWallet'])
  logins.show({ view: 'add' })
  expect(views()).toEqual(['AddDevice'])
  logins.show(undefined)
  expect(modal.state.open).toBe(false)
})

test('behavior: without an interface, a question ends at once', async () => {
  const { kit, logins, modal } = await open()
  vi.spyOn(modal, 'isDrawn').mockReturnValue(false)
  logins.show({ view: 'approve' })
  expect(logins.calls).toEqual(['close'])
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: a login whose frame is closed by the visitor ends as the wallet says', async () => {
  const { auth, kit, logins, router } = await open()
  void kit.actions.open()
  router.push({ name: 'EmbeddedWallet' })
  const connecting = catchError(auth.connectEmail({ email }))
  logins.show({ view: 'code' })
  kit.actions.close()
  expect(await connecting).toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  expect(logins.surface.read()).toBeUndefined()
  expect(auth.state.authFlow).toEqual({ status: 'idle' })
})

test('default: Back first goes back inside of the frame', async () => {
  const { kit, logins } = await open()
  const { goBack } = (await kit.runtime.load()).routes.get('EmbeddedWallet')
  expect(goBack?.(kit)).toBe(false)
  logins.show({ view: 'recover', canGoBack: true })
  expect(goBack?.(kit)).toBe(true)
  expect(logins.calls).toEqual(['goBack'])
  logins.show({ view: 'recover', canGoBack: false })
  expect(goBack?.(kit)).toBe(false)
})
