import type { SettingsAction, SettingsFacts, WalletSettings } from '@cleat/embedded-wallet/window'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestSettings } from '../test/createTestSettings.ts'
import { renderInFrame } from '../test/renderInFrame.tsx'
import { laptop, paper, phone, settingsFacts, settingsPlace, touch } from '../test/settingsFacts.ts'
import { SettingsApp } from './SettingsApp.tsx'
import { SettingsView } from './SettingsView.tsx'

const idle = { running: undefined, done: undefined, problem: undefined } as const

async function renderView(
  given: {
    facts?: Partial<SettingsFacts>
    readEvents?: WalletSettings['readEvents']
    place?: Partial<typeof settingsPlace>
    running?: SettingsAction
  } = {},
) {
  const run = vi.fn<(action: SettingsAction) => void>()
  const { facts, running, place } = given
  const { readEvents = async () => ({ events: [], isWhole: true }) } = given
  await renderInFrame(
    <SettingsView
      settings={{ run, readEvents, place: { ...settingsPlace, ...place } }}
      state={{ ...idle, status: 'ready', running, facts: { ...settingsFacts, ...facts } }}
    />,
  )
  const user = userEvent.setup()
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  return { run, user, button }
}
const section = (name: string) => within(screen.getByRole('region', { name }))

test('default: what there is, in sections, and it can be read by all', async () => {
  await renderView()
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(headings).toEqual([
    ...['Ways to log in', 'Devices', 'Recovery', 'Security', 'Use it in another wallet'],
    ...['Activity', 'Delete wallet'],
  ])
  expect(section('Ways to log in').getByText('ada@app.example')).toBeTruthy()
  expect(section('Ways to log in').getByText('Ada Lovelace')).toBeTruthy()
  expect(section('Devices').getByText('This device')).toBeTruthy()
  expect(section('Recovery').getByText('Last tested on Sep 3, 2026')).toBeTruthy()
  expect(section('Recovery').getByText('Not tested yet')).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('default: a device is removed once it was asked', async () => {
  const { run, user } = await renderView()
  const devices = section('Devices')
  await user.click(devices.getByRole('button', { name: 'Remove: Safari on iOS' }))
  expect(run).not.toHaveBeenCalled()
  const question = devices.getByRole('group', { name: 'Remove Safari on iOS?' })
  const cancel = within(question).getByRole('button', { name: 'Cancel' })
  expect(document.activeElement).toBe(cancel)
  await user.click(cancel)
  expect(devices.queryByRole('group')).toBeNull()
  await user.click(devices.getByRole('button', { name: 'Remove: Safari on iOS' }))
  await user.keyboard('{Escape}')
  expect(devices.queryByRole('group')).toBeNull()
  await user.click(devices.getByRole('button', { name: 'Remove: Safari on iOS' }))
  await user.click(within(devices.getByRole('group')).getByRole('button', { name: 'Remove' }))
  expect(run.mock.calls).toEqual([[{ kind: 'removeDevice', id: phone }]])
  // This one is not offered.
  expect(devices.getAllByRole('listitem')).toHaveLength(2)
  expect(devices.getAllByRole('button')).toHaveLength(1)
  expect(laptop).not.toBe(phone)
})

test('default: a wallet that was frozen says so first, and is opened again', async () => {
  const wallet = { ...settingsFacts.wallet, isFrozen: true }
  const { run, user } = await renderView({ facts: { wallet } })
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your wallet is frozen')
  await user.click(section('Your wallet is frozen').getByRole('button', { name: /^Open it again/ }))
  expect(run.mock.calls).toEqual([[{ kind: 'thaw' }]])
  await expectAccessible()
}, 20_000)

test('default: a change of the e-mail that waits is shown with its time, and stopped', async () => {
  const waitingEmail = { email: 'new@app.example', readyIn: 71.5 * 3600 }
  const { run, user } = await renderView({ facts: { waitingEmail } })
  const logins = section('Ways to log in')
  expect(
    logins.getByText(
      'Your email becomes new@app.example in 72 hours. Until then you log in as before.',
    ),
  ).toBeTruthy()
  await user.click(logins.getByRole('button', { name: 'Stop the change: Your email is changing' }))
  expect(run.mock.calls).toEqual([[{ kind: 'keepEmail' }]])
})

test('default: a recovery by code that waits elsewhere is shown with its time, and stopped', async () => {
  const wallet = { ...settingsFacts.wallet, recoversIn: 19.5 * 3600 }
  const { run, user } = await renderView({ facts: { wallet } })
  const recovery = section('Recovery')
  expect(recovery.getByText(/^It opens your wallet there in 20 hours\./)).toBeTruthy()
  const stop = recovery.getByRole('button', { name: /^Stop it: / })
  await user.click(stop)
  expect(run.mock.calls).toEqual([[{ kind: 'stopRecovery' }]])
  await expectAccessible()
  cleanup()
  await renderView({ facts: { wallet: { ...wallet, recoversIn: 0 } } })
  expect(section('Recovery').getByText(/^It can open your wallet there now\./)).toBeTruthy()
}, 20_000)

test('default: an account without an e-mail adds one, where the service sends mails', async () => {
  const identities = settingsFacts.identities.filter(({ provider }) => provider !== 'email')
  const { run, user, button } = await renderView({ facts: { identities } })
  await user.click(button('Add Email'))
  expect(run.mock.calls).toEqual([[{ kind: 'linkEmail' }]])
})

test('default: each button says what it does', async () => {
  const { run, user, button } = await renderView()
  for (const name of [
    ...[
      'Add X',
      'Add Farcaster',
      'Test: Recovery code',
      'Test: Passkey',
      'Turn on: Ask for my passkey',
    ],
    ...['Show: 24 words', 'Show: Ethereum key', 'Show: Solana key', /^Add or replace/],
  ])
    await user.click(button(name))
  expect(run.mock.calls.map(([action]) => action)).toEqual([
    { kind: 'link', provider: 'x' },
    { kind: 'link', provider: 'farcaster' },
    { kind: 'testRecovery', method: 'code' },
    { kind: 'testRecovery', method: 'passkey' },
    { kind: 'setConfirm', confirm: 'passkey' },
    { kind: 'export', what: 'words' },
    { kind: 'export', what: 'eip155' },
    { kind: 'export', what: 'solana' },
    { kind: 'addRecovery' },
  ])
}, 20_000)

test('default: payments open a window until a limit is set, and each limit can be changed', async () => {
  const first = await renderView()
  const security = () => section('Security')
  expect(security().getByText('Each payment opens a window like this one')).toBeTruthy()
  expect(security().queryByRole('button', { name: 'Turn off: Approve payments in the app' })).toBe(
    null,
  )
  await first.user.click(first.button('Up to $20'))
  expect(first.run.mock.calls).toEqual([[{ kind: 'setLimit', limit: 20 }]])
  cleanup()
  const { run, user, button } = await renderView({ facts: { limit: 20 } })
  expect(security().getByText('Up to $20 in 24 hours, on this device')).toBeTruthy()
  expect(security().queryByRole('button', { name: 'Up to $20' })).toBeNull()
  await user.click(button('Up to $500'))
  await user.click(button('Turn off: Approve payments in the app'))
  expect(run.mock.calls.map(([action]) => action)).toEqual([
    { kind: 'setLimit', limit: 500 },
    { kind: 'setLimit', limit: 0 },
  ])
})

test('behavior: an operator who wants windows offers no limit', async () => {
  await renderView({ place: { approvals: 'window' } })
  expect(screen.queryByText('Approve payments in the app')).toBeNull()
})

test('default: what cannot be undone is asked', async () => {
  const { run, user } = await renderView()
  const press = async (region: string, name: string, answer: string) => {
    await user.click(section(region).getByRole('button', { name }))
    await user.click(
      within(section(region).getByRole('group')).getByRole('button', { name: answer }),
    )
  }
  await press('Ways to log in', 'Remove: Google', 'Remove')
  await press('Ways to log in', 'Remove: Passkey', 'Remove')
  await press('Recovery', 'Remove: Recovery code', 'Remove')
  await press('Security', 'Log out everywhere: Log out everywhere', 'Log out everywhere')
  await press('Delete wallet', /^Delete wallet/ as never, 'Delete wallet')
  expect(run.mock.calls.map(([action]) => action)).toEqual([
    { kind: 'unlink', provider: 'google' },
    { kind: 'removePasskey', id: touch },
    { kind: 'removeRecovery', id: paper },
    { kind: 'logOutEverywhere' },
    { kind: 'delete' },
  ])
}, 20_000)

test('behavior: the last way to log in and the last recovery stay', async () => {
  await renderView({
    facts: {
      identities: settingsFacts.identities.slice(0, 1),
      passkeys: [],
      wallet: { ...settingsFacts.wallet, holders: settingsFacts.wallet.holders.slice(0, 3) },
    },
    place: { hasPasskeys: false },
  })
  expect(section('Ways to log in').queryByRole('button', { name: /Remove/ })).toBeNull()
  expect(section('Recovery').queryByRole('button', { name: /Remove/ })).toBeNull()
  expect(screen.queryByText('Ask for my passkey')).toBeNull()
})

test('behavior: nothing else is begun while something is carried out', async () => {
  const { run, user, button } = await renderView({ running: { kind: 'keep' } })
  expect(screen.getByRole('status').textContent).toContain('Working…')
  await user.click(button('Show: 24 words'))
  await user.click(button('Remove: Google'))
  expect(run).not.toHaveBeenCalled()
  expect(screen.queryByRole('group')).toBeNull()
})

test.each([
  [500_000, 'Your wallet will be deleted in 6 days.'],
  [86_400, 'Your wallet will be deleted in 1 day.'],
  [0, 'Your wallet will be deleted today.'],
])('behavior: a deletion in %s s is cancelled', async (deletesIn, line) => {
  const wallet = { ...settingsFacts.wallet, deletesIn }
  const { run, user, button } = await renderView({ facts: { wallet } })
  expect(screen.getByText(line)).toBeTruthy()
  await user.click(button(/^Keep wallet/))
  expect(run.mock.calls).toEqual([[{ kind: 'keep' }]])
})

test('behavior: the log is read when it is asked for, once more after a failure', async () => {
  const at = '2026-09-03T10:00:00.000Z'
  const events = [{ event: 'share.released', facts: { purpose: 'export' }, network: '', at }]
  const readEvents = vi
    .fn<WalletSettings['readEvents']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ events, isWhole: false })
  const { user, button } = await renderView({ readEvents })
  expect(readEvents).not.toHaveBeenCalled()
  await user.click(button(/^Show: What happened/))
  expect(section('Activity').getByText(/couldn’t be reached/)).toBeTruthy()
  await user.click(button(/^Try again/))
  expect(section('Activity').getByText('Keys shown')).toBeTruthy()
  expect(screen.getByText(/was changed or is missing/)).toBeTruthy()
  await expectAccessible()
})

test('default: each state of the settings', async () => {
  const test = createTestSettings({ status: 'loading' })
  const onClose = vi.fn()
  await renderInFrame(<SettingsApp settings={test.settings} onClose={onClose} />)
  await act(async () => undefined)
  const user = userEvent.setup()
  await act(async () => test.set({ status: 'failed' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(test.calls).toEqual(['refresh'])
  await act(async () => test.set({ status: 'locked' }))
  expect(screen.getByRole('heading', { name: 'Your wallet isn’t open here' })).toBeTruthy()
  await act(async () => test.set({ status: 'ended' }))
  expect(screen.getByRole('heading', { name: 'You’re logged out' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await act(async () => test.set({ ...idle, status: 'ready', facts: settingsFacts }))
  expect(screen.getByRole('heading', { name: 'Wallet settings' })).toBeTruthy()
  const answer = vi.fn()
  const touch = { name: 'touch', shown: {}, isBusy: false, answer } as const
  await act(async () => test.ask(touch))
  expect(screen.queryByRole('heading', { name: 'Wallet settings' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'use' }]])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(test.calls).toEqual(['refresh', 'leave'])
  const method = { name: 'method', shown: {}, isBusy: false, answer: vi.fn() } as const
  await act(async () => test.ask(undefined, method))
  expect(screen.getByRole('heading', { name: 'Choose how to recover your wallet' })).toBeTruthy()
  await expectAccessible()
}, 20_000)
