import type { DevicePageView } from '@cleat/embedded-wallet/window'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { standInForLayout } from '../test/renderInFrame.tsx'
import { DeviceApp } from './DeviceApp.tsx'

const ask: DevicePageView = {
  ...{ name: 'ask', label: 'Safari on iOS', code: '7K2M-Q9TD-0XVB' },
  ...{ isBusy: false, problem: undefined },
}

async function open(view: DevicePageView) {
  standInForLayout()
  const [onAdd, onReload] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(<DeviceApp view={view} onAdd={onAdd} onReload={onReload} />, { wrapper: StrictMode })
  await screen.findByRole('heading')
  return { onAdd, onReload, user: userEvent.setup() }
}
const add = () => screen.getByRole('button', { name: 'Add a device' })
const note = () => document.querySelector('p[role=status]')?.textContent
const box = () => screen.getByRole('checkbox', { name: /^It’s in front of me/ })

test('default: says which device it is, and adds it once it is in front of the visitor', async () => {
  const { onAdd, user } = await open(ask)
  expect(screen.getByText(/^Safari on iOS asks to open your wallet/)).toBeTruthy()
  expect(screen.getByText('7K2M-Q9TD-0XVB').dir).toBe('ltr')
  expect(screen.getByText(/can spend everything in your wallet/)).toBeTruthy()
  expect(screen.getByText(/^If you didn’t start this, close this page/)).toBeTruthy()
  await expectAccessible()
  await user.click(add())
  expect(onAdd).not.toHaveBeenCalled()
  expect(box().ariaInvalid ?? box().getAttribute('aria-invalid')).toBe('true')
  await user.click(box())
  expect(onAdd).not.toHaveBeenCalled()
  await user.click(add())
  expect(onAdd).toHaveBeenCalledTimes(1)
})

test('behavior: while it is added, nothing else is', async () => {
  const { onAdd, user } = await open({ ...ask, isBusy: true, problem: 'service' })
  expect(note()).toBe('')
  await user.click(box())
  await user.click(add())
  expect(onAdd).not.toHaveBeenCalled()
})

test.each([
  ['incomplete', /^No passkey was used/],
  ['wrongPasskey', /^This passkey doesn’t work here/],
  ['service', /couldn’t be reached/],
] as const)('error: %s', async (problem, words) => {
  await open({ ...ask, problem })
  expect(note()).toMatch(words)
})

test.each([
  [{ name: 'added' }, 'Device added'],
  [{ name: 'ended', end: 'locked' }, 'Your wallet isn’t open in this browser'],
  [{ name: 'ended', end: 'gone' }, 'No new device found'],
  [{ name: 'ended', end: 'failed' }, 'The device wasn’t added'],
  [{ name: 'ended', end: 'nothing' }, 'Nothing to do here'],
  [{ name: 'opening' }, 'Opening your wallet…'],
] as const)('default: %j', async (view, title) => {
  await open(view)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await expectAccessible()
})

test('error: a service that does not answer is asked again', async () => {
  const { onReload, user } = await open({ name: 'ended', end: 'service' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onReload).toHaveBeenCalledTimes(1)
})
