import type { FrameTheme, FrameView, OpenedFrame } from '@cleat/embedded-wallet/frame'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { FrameApp } from './FrameApp.tsx'
import { createTestSight } from './test/createTestSight.ts'
import { standInForLayout } from './test/renderInFrame.tsx'
import { toMessageRequest } from './test/requests.ts'
import { sightContext } from './views/ApproveView/consent/sightContext.ts'

/** A value that can be followed, as the opened frame has two of them. */
function createSource<value>(first: value) {
  let current = first
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next: value) {
      current = next
      for (const listener of listeners) listener()
    },
  }
}

async function renderApp() {
  standInForLayout()
  const view = createSource<FrameView | undefined>(undefined)
  const theme = createSource<FrameTheme | undefined>(undefined)
  const stage: OpenedFrame['stage'] = {
    ...{ read: view.read, subscribe: view.subscribe, ask: () => new Promise(() => undefined) },
    ...{ clear: () => undefined, back: () => undefined, end: () => undefined },
  }
  const leave = vi.fn()
  const frame = {
    ...{
      stage,
      leave,
      readTheme: theme.read,
      onTheme: theme.subscribe,
      setHeight: () => undefined,
    },
  }
  render(
    <sightContext.Provider value={createTestSight()}>
      <FrameApp frame={frame} />
    </sightContext.Provider>,
    { wrapper: StrictMode },
  )
  return {
    leave,
    /** One after the other, in the same tick. */
    show: (...views: readonly (FrameView | undefined)[]) =>
      act(async () => {
        for (const next of views) view.set(next)
      }),
    setTheme: (next: FrameTheme) => act(async () => theme.set(next)),
  }
}

const asked = { isBusy: false, answer: () => undefined }
const code = { email: 'ada@harbour.example', digits: 6, resendAt: 0, isResent: false }
const approve = (text: string): FrameView => ({
  ...{ name: 'approve', isBusy: false, answer: () => undefined },
  shown: { origin: 'https://harbour.example', request: toMessageRequest(text) },
})

test.each<[FrameView, string]>([
  [{ ...asked, name: 'code', shown: code }, 'Enter the code'],
  [{ ...asked, name: 'passkey', shown: { problem: 'incomplete' } }, 'Use your passkey'],
  [{ ...asked, name: 'method', shown: {} }, 'Choose how to recover your wallet'],
  [{ ...asked, name: 'test', shown: {} }, 'Test your passkey'],
  [
    { ...asked, name: 'save', shown: { code: 'AAAA-BBBB', isPasskeyLacking: false } },
    'Save your recovery code',
  ],
  [
    { ...asked, name: 'confirm', shown: { groups: [1, 2], isWrong: false } },
    'Check that you saved it',
  ],
  [{ ...asked, name: 'created', shown: { accounts: [] } }, 'Your wallet is ready'],
  [{ ...asked, name: 'recover', shown: { hasPasskeys: false } }, 'Enter your recovery code'],
  [approve('Ahoy'), 'Approve this?'],
  [{ ...asked, name: 'email', shown: { current: 'ada@harbour.example' } }, 'Change email'],
  [
    { ...asked, name: 'emailWaits', shown: { email: 'ada@harbour.example', readyIn: 60 } },
    'Your email is changing',
  ],
  [{ ...asked, name: 'secondCode', shown: code }, 'Enter the code'],
  [{ ...asked, name: 'oldCode', shown: code }, 'Enter the code'],
  [{ ...asked, name: 'newCode', shown: code }, 'Enter the code'],
  [
    { ...asked, name: 'link', shown: { email: 'ada@harbour.example', methods: ['email'] } },
    'You already have a wallet',
  ],
  [
    { ...asked, name: 'device', shown: { code: '7K2M-Q9TD-0XVB', fragment: '' } },
    'Use another device',
  ],
  [{ ...asked, name: 'addDevice', shown: {} }, 'Add a device'],
])('default: $name', async (view, title) => {
  const { show } = await renderApp()
  expect(screen.queryByRole('heading')).toBeNull()
  await show(view)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  await show(undefined)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('behavior: of a window that the page offers, the frame shows nothing', async () => {
  const { show } = await renderApp()
  await show({ ...asked, name: 'window', shown: { isOpened: false } })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('behavior: follows the theme of the page', async () => {
  const { show, setTheme } = await renderApp()
  await show({ ...asked, name: 'recover', shown: { hasPasskeys: false } })
  await setTheme({ mode: 'light', language: 'de', tokens: {} })
  expect(
    await screen.findByRole('heading', { name: 'Gib deinen Wiederherstellungscode ein' }),
  ).toBeTruthy()
})

test('behavior: a request that follows in the same tick is not armed by the one before', async () => {
  const { show } = await renderApp()
  const confirm = () => screen.getByRole('button', { name: 'Confirm' })
  await show(approve('Ahoy'))
  await screen.findByText('Ahoy')
  await waitFor(() => expect(confirm().ariaDisabled).toBeNull())
  vi.useFakeTimers()
  await show(undefined, approve('Give it all away'))
  expect(confirm().ariaDisabled).toBe('true')
  act(() => vi.advanceTimersByTime(500))
  expect(confirm().ariaDisabled).toBeNull()
  vi.useRealTimers()
})

test('behavior: Escape leaves, because the page hears no key of a frame', async () => {
  const { leave } = await renderApp()
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(leave).toHaveBeenCalledTimes(1)
})
