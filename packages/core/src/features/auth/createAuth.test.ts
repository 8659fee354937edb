import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { catchError } from '../../test/catchError.ts'
import { createConnection } from '../../test/createFakeAdapter.ts'
import { createFakeAuthWallet } from '../../test/createFakeAuthWallet.ts'
import { createFakeLogins } from '../../test/createFakeLogins.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { bitcoin } from '../../test/networks.ts'
import { createLoginAdapter, openAuth } from '../../test/openAuth.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const email = 'ada@app.example'

async function open(options: Partial<KitOptions> = {}) {
  const opened = await openAuth(options)
  onTestFinished(() => opened.kit.destroy())
  return opened
}

test('default: a login by e-mail connects both namespaces', async () => {
  const { auth, logins, last, account, names, tracked, network, kit } = await open()
  const connecting = auth.connectEmail({ email })
  // Windows open only in the tick of a click.
  expect(logins.calls).toEqual(['logIn email'])
  expect(last().login).toEqual({ method: 'email', email })
  expect(auth.state.authFlow).toMatchObject({ status: 'pending', step: 'service', isLate: false })
  last().step('surface')
  expect(auth.state.authFlow).toMatchObject({ status: 'pending', step: 'surface' })
  logins.show({ view: 'code' })
  last().approve()
  expect(await connecting).toMatchObject({ namespace: 'eip155', connectorId: 'AUTH' })
  expect(auth.state.authFlow).toEqual({ status: 'success', login: { method: 'email', email } })
  for (const namespace of ['eip155', 'solana'])
    expect(account.get(namespace)).toMatchObject({
      ...{ status: 'connected', connectorId: 'AUTH', socialProvider: undefined },
      user: { email, provider: 'email' },
    })
  const { address } = account.get('eip155')
  expect(account.get('eip155').embeddedWalletInfo).toEqual({
    user: { email, username: undefined, accounts: [{ type: 'smartAccount', address }] },
    ...{ authProvider: 'email', accountType: 'smartAccount', isSmartAccountDeployed: false },
  })
  expect(account.get('solana').embeddedWalletInfo?.accountType).toBe('eoa')
  expect(network.state.activeNamespace).toBe('eip155')
  expect(names()).toEqual([
    'EMAIL_SUBMITTED',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_PASS',
  ])
  const success = tracked.filter(({ event }) => event === 'CONNECT_SUCCESS')
  expect(success.map(({ properties }) => properties)).toMatchObject([{ method: 'email' }])
  await kit.actions.disconnect({ namespace: 'solana' })
  expect(account.get('eip155').status).toBe('disconnected')
  expect(account.get('eip155').user).toBeUndefined()
})

test('behavior: it is no recent wallet, which would be listed without a login', async () => {
  const { auth, last, kit } = await open()
  const connecting = auth.connectPasskey()
  last().approve()
  await connecting
  await kit.actions.disconnect()
  expect(kit.controllers.connectors.state.recentWallets).toEqual([])
  expect(kit.storage.get('recentWallets') ?? []).toEqual([])
})

test('behavior: no event has the address of e-mail or the name of a visitor', async () => {
  const { auth, logins, last, tracked } = await open()
  const connecting = auth.connectEmail({ email })
  logins.show({ view: 'code' })
  last().reject(new CleatError('LOGIN_CODE_EXPIRED'))
  await catchError(connecting)
  const social = auth.connectSocial({ provider: 'x' })
  last().approve({ username: 'lovelace', email, provider: 'x' })
  await social
  expect(tracked.length).toBeGreaterThan(5)
  expect(JSON.stringify(tracked)).not.toMatch(/ada@|lovelace/)
})

test('behavior: a new device after the code is tracked', async () => {
  const { auth, logins, last, names } = await open()
  const connecting = auth.connectEmail({ email })
  logins.show({ view: 'code' })
  logins.show({ view: 'device' })
  expect(names().at(-1)).toBe('EMAIL_VERIFICATION_CODE_PASS')
  last().approve()
  await connecting
  expect(names().at(-1)).toBe('DEVICE_REGISTERED_FOR_EMAIL')
})

test.each([
  ['LOGIN_CODE_WRONG', { left: 0 }],
  ['LOGIN_CODE_EXPIRED', undefined],
] as const)('error: %s', async (code, context) => {
  const { auth, logins, last, names, tracked } = await open()
  const connecting = auth.connectEmail({ email })
  logins.show({ view: 'code' })
  last().reject(new CleatError(code, { context } as never))
  expect(await catchError(connecting)).toMatchObject({ code })
  expect(auth.state.authFlow).toMatchObject({ status: 'error', error: { code }, isOff: false })
  expect(names().at(-1)).toBe('EMAIL_VERIFICATION_CODE_FAIL')
  expect(tracked.at(-2)?.properties).toMatchObject({ code })
})

test('default: a login at a provider, as its events say', async () => {
  const { auth, last, names, account, tracked } = await open()
  const connecting = auth.connectSocial({ provider: 'google' })
  last().step('window')
  last().step('service')
  last().approve()
  await connecting
  expect(names()).toEqual([
    'SOCIAL_LOGIN_STARTED',
    'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'SOCIAL_LOGIN_SUCCESS',
  ])
  expect(tracked.find(({ event }) => event === 'SOCIAL_LOGIN_SUCCESS')?.properties).toMatchObject({
    provider: 'google',
  })
  expect(account.get('solana')).toMatchObject({ socialProvider: 'google' })
  expect(auth.state).toMatchObject({ socialProvider: 'google', user: { username: 'ada' } })
})

test.each([
  [new CleatError('LOGIN_WINDOW_CLOSED', { context: { provider: 'x' } }), 'SOCIAL_LOGIN_CANCELED'],
  [
    new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } }),
    'SOCIAL_LOGIN_CANCELED',
  ],
  [
    new CleatError('LOGIN_PROVIDER_FAILED', { context: { provider: 'x', reason: 'state' } }),
    'SOCIAL_LOGIN_ERROR',
  ],
  [new Error('boom'), 'SOCIAL_LOGIN_ERROR'],
])('error: a provider that ends with %s', async (cause, event) => {
  const { auth, last, names } = await open()
  const connecting = auth.connectSocial({ provider: 'x' })
  last().reject(cause)
  const error = await catchError(connecting)
  expect(auth.state.authFlow).toMatchObject({ status: 'error', error })
  expect(names().at(-1)).toBe(event)
})

test('behavior: a refusal in the form of providers is one, and asks the service nothing', async () => {
  const { auth, last, logins } = await open()
  const connecting = auth.connectPasskey()
  last().reject(Object.assign(new Error('declined'), { code: 4001 }))
  expect(await catchError(connecting)).toMatchObject({
    ...{ code: 'CONNECTION_USER_REJECTED', context: { wallet: 'Harbour' } },
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(logins.calls).toEqual(['logIn passkey'])
})

test('behavior: after 45 seconds a provider is late, and is still waited for', async () => {
  const { auth, last } = await open()
  vi.useFakeTimers()
  const connecting = auth.connectSocial({ provider: 'google' })
  last().step('window')
  await vi.advanceTimersByTimeAsync(44_900)
  expect(auth.state.authFlow).toMatchObject({ isLate: false })
  await vi.advanceTimersByTimeAsync(200)
  expect(auth.state.authFlow).toMatchObject({ status: 'pending', step: 'window', isLate: true })
  last().step('service')
  expect(auth.state.authFlow).toMatchObject({ step: 'service', isLate: true })
  last().approve()
  await connecting
  expect(auth.state.authFlow.status).toBe('success')
})

test('behavior: ten minutes end a login', async () => {
  const { auth, last } = await open()
  vi.useFakeTimers()
  const connecting = catchError(auth.connectEmail({ email }))
  await vi.advanceTimersByTimeAsync(600_001)
  expect(await connecting).toMatchObject({ code: 'CONNECTION_TIMEOUT' })
  expect(last().signal?.aborted).toBe(true)
})

test('default: a passkey, and the link of Farcaster', async () => {
  const { auth, last } = await open()
  const farcaster = catchError(auth.connectFarcaster())
  const url = 'https://farcaster.xyz/~/siwf?channelToken=1'
  last().offerFarcaster(url)
  expect(auth.state.farcasterUrl).toBe(url)
  last().offerFarcaster(url, { door: 'own', isSeen: true })
  expect(auth.state.farcasterLink).toEqual({ url, door: 'own', isSeen: true })
  const passkey = auth.connectPasskey()
  expect(await farcaster).toMatchObject({ code: 'CONNECTION_REPLACED' })
  expect(auth.state.authFlow).toMatchObject({ status: 'pending', login: { method: 'passkey' } })
  last().approve()
  expect(await passkey).toMatchObject({ connectorId: 'AUTH' })
  expect([auth.state.farcasterUrl, auth.state.farcasterLink]).toEqual([undefined, undefined])
})

test('behavior: opened for its connector, the modal offers the logins', async () => {
  const { kit, router, logins } = await open()
  const opened = catchError(kit.actions.open({ connectorId: 'AUTH' }))
  expect(router.current()).toMatchObject({ name: 'Connect' })
  expect(logins.calls).toEqual([])
  await kit.actions.close()
  expect(await opened).toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

test('parameters: namespace', async () => {
  const { auth, last, network, account } = await open()
  const connecting = auth.connectPasskey({ namespace: 'solana' })
  last().approve()
  expect(await connecting).toMatchObject({ namespace: 'solana' })
  expect(network.state.activeNamespace).toBe('solana')
  expect(account.get('eip155').connectorId).toBe('AUTH')
})

test('behavior: on another namespace, the first that it has becomes active before the login', async () => {
  const { auth, network, last } = await open({ defaultNetwork: bitcoin })
  expect(network.state.activeNamespace).toBe('bip122')
  const connecting = auth.connectPasskey()
  expect(network.state.activeNamespace).toBe('eip155')
  last().approve()
  expect(await connecting).toMatchObject({ namespace: 'eip155' })
})

test('behavior: it takes the place of another wallet, also of one that is being asked', async () => {
  const { auth, sol, last, account, kit } = await open()
  sol.asks = true
  const asked = catchError(kit.actions.connect({ connectorId: 'a', namespace: 'solana' }))
  const connecting = auth.connectPasskey({ namespace: 'eip155' })
  last().approve()
  await connecting
  expect(await asked).toMatchObject({ code: 'CONNECTION_REPLACED' })
  sol.prompts.at(-1)?.approve(createConnection({ connectorId: 'AUTH', address: 'So1' }))
  expect(account.get('solana').connectorId).toBe('AUTH')
})

test('behavior: a further namespace that fails takes nothing away', async () => {
  const { auth, sol, last, account } = await open()
  sol.overrides.connect = () => Promise.reject(new Error('offline'))
  const connecting = auth.connectPasskey()
  last().approve()
  await connecting
  expect(account.get('eip155').status).toBe('connected')
  expect(account.get('solana').status).toBe('disconnected')
})

test('error: logged in, but not connected', async () => {
  const { auth, evm, last } = await open()
  evm.overrides.connect = () => Promise.reject(new Error('offline'))
  const connecting = auth.connectPasskey()
  last().approve()
  expect(await catchError(connecting)).toMatchObject({ code: 'CONNECTION_FAILED' })
  expect(auth.state.authFlow).toMatchObject({ status: 'error', isOff: false })
})

test('behavior: retry repeats what failed', async () => {
  const { auth, last, logins } = await open()
  expect(auth.retry()).toBeUndefined()
  const connecting = auth.connectEmail({ email, namespace: 'solana' })
  last().reject(new Error('offline'))
  await catchError(connecting)
  const again = auth.retry()
  expect(structuredClone(last().login)).toEqual({ method: 'email', email })
  expect(logins.prompts).toHaveLength(2)
  last().approve()
  expect(await again).toMatchObject({ namespace: 'solana' })
})

test('behavior: cancelling and closing end it, and leave nothing', async () => {
  const { auth, last, modal, kit } = await open()
  const first = catchError(auth.connectEmail({ email }))
  auth.cancel()
  expect(await first).toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  expect(auth.state.authFlow).toEqual({ status: 'idle' })
  void kit.actions.open()
  const second = catchError(auth.connectSocial({ provider: 'x' }))
  modal.close()
  expect(await second).toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  expect(last().signal?.aborted).toBe(true)
  expect(auth.state.authFlow).toEqual({ status: 'idle' })
})

test('behavior: leaving its view ends it, and clears a failure', async () => {
  const { auth, last, kit, router } = await open()
  void kit.actions.open()
  router.push({ name: 'ConnectingSocial', provider: 'x' })
  const first = catchError(auth.connectSocial({ provider: 'x' }))
  router.goBack()
  expect(await first).toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  router.push({ name: 'ConnectingSocial', provider: 'x' })
  const second = catchError(auth.connectSocial({ provider: 'x' }))
  last().reject(new Error('offline'))
  await second
  expect(auth.state.authFlow.status).toBe('error')
  router.goBack()
  expect(auth.state.authFlow).toEqual({ status: 'idle' })
})

test('behavior: what the service does not have is said, and known for a day', async () => {
  const storage = createMemoryArea()
  const { auth, last, logins } = await open({ storage })
  const refuse = async () => {
    const connecting = auth.connectSocial({ provider: 'discord' })
    last().reject(new CleatError('LOGIN_PROVIDER_REFUSED', { context: { provider: 'discord' } }))
    await catchError(connecting)
    await vi.waitFor(() => expect(logins.calls.at(-1)).toBe('readMethods'))
    await Promise.resolve()
  }
  logins.methods = new Error('offline')
  await refuse()
  expect(auth.state.off).toEqual([])
  logins.methods = { email: true, passkey: true, socials: ['google'] }
  await refuse()
  await vi.waitFor(() => expect(auth.state.authFlow).toMatchObject({ isOff: true }))
  expect(auth.state.off).toEqual(['discord'])
  expect((await open({ storage })).auth.state.off).toEqual(['discord'])
  vi.setSystemTime(Date.now() + 86_500_000)
  expect((await open({ storage })).auth.state.off).toEqual([])
})

test.each(['NaN', '-1', `${Date.now() * 2}`])('behavior: stored %j hides nothing', async (text) => {
  const storage = createMemoryArea()
  storage.setItem('cleat.auth-off-email', text)
  expect((await open({ storage })).auth.state.off).toEqual([])
})

test('behavior: a login before the wallet is loaded waits for it', async () => {
  const logins = createFakeLogins()
  const { wallet } = createFakeAuthWallet({ logins })
  const { kit } = createTestKit({
    adapter: createLoginAdapter('eip155'),
    authWallet: Object.assign(() => wallet, { hasLogins: true }),
  })
  onTestFinished(() => kit.destroy())
  kit.start()
  const auth = await kit.feature('auth')
  const connecting = auth.connectPasskey()
  expect(logins.prompts).toEqual([])
  ;(await kit.runtime.load()).attachRemoteWallets()
  await vi.waitFor(() => expect(logins.prompts).toHaveLength(1))
  logins.prompts[0]?.approve()
  expect(await connecting).toMatchObject({ connectorId: 'AUTH' })
})

test('error: CONNECTOR_NOT_FOUND for a wallet that does not load', async () => {
  const { auth, kit } = await open({
    authWallet: Object.assign(() => Promise.reject(new Error('offline')), { hasLogins: true }),
  })
  expect(await catchError(auth.connectPasskey())).toMatchObject({ code: 'CONNECTOR_NOT_FOUND' })
  expect(await catchError(auth.updateEmail())).toMatchObject({ code: 'CONNECTOR_NOT_FOUND' })
  await auth.openSettings()
  expect(auth.state.settingsWindow).toMatchObject({
    ...{ status: 'error', error: { code: 'CONNECTOR_NOT_FOUND' } },
  })
  auth.place({} as HTMLElement)()
  auth.setLook({ mode: 'light', language: 'en', tokens: {} })
  expect(kit.controllers.auth?.state.authFlow.status).toBe('error')
})

test('behavior: only an app whose wallet has logins loads this', async () => {
  const { wallet } = createFakeAuthWallet()
  const { kit } = createTestKit({ authWallet: () => wallet })
  onTestFinished(() => kit.destroy())
  kit.start()
  await kit.runtime.load()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(kit.controllers.auth).toBeUndefined()
})

test('behavior: another user, or a locked wallet, is told', async () => {
  const { auth, logins, last, account } = await open()
  const connecting = auth.connectPasskey()
  last().approve()
  await connecting
  logins.setUser({ email, provider: 'google' }, ['locked'])
  expect(auth.state).toMatchObject({ socialProvider: 'google', warnings: ['locked'] })
  expect(account.get('eip155').user).toEqual({ email, provider: 'google' })
  logins.setUser(undefined)
  expect(auth.state).toMatchObject({ user: undefined, socialProvider: undefined, warnings: [] })
  expect(account.get('eip155').embeddedWalletInfo).toBeUndefined()
})

test('default: the address of e-mail is changed', async () => {
  const { auth, logins, names } = await open()
  logins.updated = Promise.resolve({ email: 'new@app.example' })
  const updating = auth.updateEmail()
  expect(auth.state.emailUpdate).toEqual({ status: 'pending' })
  expect(await updating).toEqual({ email: 'new@app.example' })
  expect(auth.state.emailUpdate).toEqual({ status: 'success' })
  expect(names()).toEqual(['EMAIL_EDIT'])
  // Where the change waits, the address is the present one.
  logins.setUser({ provider: 'email', email: 'ada@app.example' })
  logins.updated = Promise.resolve({ email: 'ada@app.example' })
  await auth.updateEmail()
  expect(auth.state.emailUpdate).toEqual({ status: 'success', isUnchanged: true })
  logins.updated = Promise.reject(new Error('taken'))
  expect(await catchError(auth.updateEmail())).toMatchObject({ code: 'WALLET_ERROR' })
  expect(auth.state.emailUpdate).toMatchObject({
    ...{ status: 'error', error: { code: 'WALLET_ERROR' } },
  })
  logins.updated = Promise.reject(Object.assign(new Error('declined'), { code: 4001 }))
  expect(await catchError(auth.updateEmail())).toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  auth.openWindow()
  expect(logins.calls.at(-1)).toBe('openWindow')
})

test('default: the window of the settings, from the click to its end', async () => {
  const { auth, logins } = await open()
  expect(auth.state.settingsWindow).toEqual({ status: 'idle' })
  const opening = auth.openSettings()
  // In the tick of the click, or no browser opens it.
  expect(logins.calls.at(-1)).toBe('openSettings')
  expect(auth.state.settingsWindow).toEqual({ status: 'pending', step: 'service' })
  logins.settings?.step('blocked')
  expect(auth.state.settingsWindow).toEqual({ status: 'pending', step: 'blocked' })
  logins.settings?.step('window')
  logins.settings?.end()
  await opening
  expect(auth.state.settingsWindow).toEqual({ status: 'over' })
})

test('behavior: other settings take the place of those before', async () => {
  const { auth, logins } = await open()
  const first = auth.openSettings()
  const before = logins.settings
  const second = auth.openSettings()
  logins.settings?.step('window')
  before?.step('blocked')
  before?.reject(new Error('lost'))
  await first
  expect(auth.state.settingsWindow).toEqual({ status: 'pending', step: 'window' })
  logins.settings?.reject(new Error('lost'))
  await second
  expect(auth.state.settingsWindow).toMatchObject({
    ...{ status: 'error', error: { code: 'WALLET_ERROR' } },
  })
})

test('default: another device is added', async () => {
  const { auth, logins } = await open()
  logins.added = Promise.resolve()
  const adding = auth.addDevice()
  expect(auth.state.deviceAddition).toEqual({ status: 'pending' })
  await adding
  expect(auth.state.deviceAddition).toEqual({ status: 'success' })
  logins.added = Promise.reject(Object.assign(new Error('declined'), { code: 4001 }))
  expect(await catchError(auth.addDevice())).toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  expect(auth.state.deviceAddition).toMatchObject({ status: 'error' })
})

test('behavior: destroyed, it ends what is pending and follows nothing', async () => {
  const { auth, last, logins, kit, views } = await open()
  const connecting = catchError(auth.connectEmail({ email }))
  kit.destroy()
  expect(await connecting).toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
  expect(last().signal?.aborted).toBe(true)
  logins.show({ view: 'approve' })
  expect(views()).toEqual(['Connect'])
  auth.destroy()
})
