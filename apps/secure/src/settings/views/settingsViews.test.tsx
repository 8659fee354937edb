import { expectAccessible } from '@cleat/ui/test/accessible'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { AgainView } from './AgainView.tsx'
import { FarcasterView } from './FarcasterView.tsx'
import { FirstEmailView } from './FirstEmailView.tsx'
import { HoldView } from './HoldView.tsx'
import { RecoveryCodeView } from './RecoveryCodeView.tsx'
import { SecretView } from './SecretView.tsx'
import { TouchView } from './TouchView.tsx'

afterEach(() => vi.useRealTimers())

const words = `${'abandon '.repeat(23)}art`
const encode = (text: string) => new TextEncoder().encode(text)
const hold = () => screen.getByRole('button', { name: /Hold|holding/ })
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

async function renderHold() {
  const answer = vi.fn()
  await renderInFrame(<HoldView shown={{ what: 'words' }} isBusy={false} answer={answer} />)
  vi.useFakeTimers()
  return answer
}

test('default: three seconds of holding show the secret, and no moment less', async () => {
  const answer = await renderHold()
  fireEvent.pointerDown(hold(), { button: 0 })
  await wait(2_999)
  expect(hold().textContent).toBe('Keep holding…')
  expect(answer).not.toHaveBeenCalled()
  await wait(1)
  expect(answer.mock.calls).toEqual([[{ kind: 'held' }]])
})

test.each([
  ['pointerUp', 'pointerUp'],
  ['pointerLeave', 'pointerLeave'],
  ['pointerCancel', 'pointerCancel'],
  ['blur', 'blur'],
] as const)('behavior: %s before that begins again', async (_, name) => {
  const answer = await renderHold()
  fireEvent.pointerDown(hold(), { button: 0 })
  await wait(2_900)
  fireEvent[name](hold())
  await wait(5_000)
  expect(answer).not.toHaveBeenCalled()
  fireEvent.pointerDown(hold(), { button: 0 })
  await wait(2_999)
  expect(answer).not.toHaveBeenCalled()
})

test('behavior: another button of the mouse holds nothing', async () => {
  const answer = await renderHold()
  fireEvent.pointerDown(hold(), { button: 2 })
  await wait(5_000)
  expect(answer).not.toHaveBeenCalled()
})

test('behavior: a key is held, and its repetition is no other press', async () => {
  const answer = await renderHold()
  fireEvent.keyDown(hold(), { key: 'Enter' })
  for (const _ of [1, 2, 3]) fireEvent.keyDown(hold(), { key: 'Enter', repeat: true })
  await wait(1_000)
  fireEvent.keyUp(hold(), { key: 'Enter' })
  await wait(5_000)
  expect(answer).not.toHaveBeenCalled()
  fireEvent.keyDown(hold(), { key: 'a' })
  await wait(5_000)
  expect(answer).not.toHaveBeenCalled()
  fireEvent.keyDown(hold(), { key: ' ' })
  await wait(3_000)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('behavior: a reader that cannot hold presses twice, three seconds apart', async () => {
  const answer = await renderHold()
  fireEvent.click(hold(), { detail: 0 })
  expect(screen.getByText('Press again in 3 seconds to show it.')).toBeTruthy()
  await wait(2_900)
  fireEvent.click(hold(), { detail: 0 })
  expect(answer).not.toHaveBeenCalled()
  await wait(100)
  fireEvent.click(hold(), { detail: 0 })
  expect(answer).toHaveBeenCalledTimes(1)
  // A click of a pointer is none of it.
  fireEvent.click(hold(), { detail: 1 })
  expect(answer).toHaveBeenCalledTimes(1)
})

test('default: what it means to see a secret', async () => {
  const answer = vi.fn()
  const shown = { what: 'solana', problem: 'service' } as const
  await renderInFrame(<HoldView shown={shown} isBusy={false} answer={answer} />)
  expect(screen.getByText('Solana key')).toBeTruthy()
  expect(screen.getByText(/take everything you own here/)).toBeTruthy()
  expect(screen.getByText(/couldn’t be reached/)).toBeTruthy()
  await expectAccessible()
})

test('default: the words in their order, and how long they are shown', async () => {
  const answer = vi.fn()
  const shown = { what: 'words', text: encode(words), endsAt: Date.now() + 60_000 } as const
  await renderInFrame(<SecretView shown={shown} isBusy={false} answer={answer} />)
  const shownWords = screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)
  expect(shownWords).toEqual(words.split(' '))
  expect(screen.getByRole('timer').textContent).toBe('Hidden in 60 s')
  await expectAccessible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(words)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide now' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'done' }]])
})

test('behavior: a key, and a clipboard that is missing', async () => {
  const key = `0x${'ab'.repeat(32)}`
  const shown = { what: 'eip155', text: encode(key), endsAt: Date.now() + 1_000 } as const
  await renderInFrame(<SecretView shown={shown} isBusy={false} answer={vi.fn()} />)
  expect(screen.getByRole('heading', { name: 'Your Ethereum key' })).toBeTruthy()
  expect(screen.getByText(key)).toBeTruthy()
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/copy it manually/)
})

test('default: logs in again in one of the ways', async () => {
  const answer = vi.fn()
  const shown = { methods: ['passkey', 'email', 'google'], problem: 'incomplete' } as const
  await renderInFrame(<AgainView shown={shown} isBusy={false} answer={answer} />)
  expect(screen.getByRole('alert').textContent).toMatch(/No passkey was used/)
  const user = userEvent.setup()
  for (const name of ['Use a passkey', 'Email me a code', 'Continue with Google'])
    await user.click(screen.getByRole('button', { name }))
  expect(answer.mock.calls).toEqual([
    [{ method: 'passkey' }],
    [{ method: 'email' }],
    [{ method: 'google' }],
  ])
  await expectAccessible()
})

test('behavior: no way to log in again', async () => {
  await renderInFrame(<AgainView shown={{ methods: [] }} isBusy={false} answer={vi.fn()} />)
  expect(screen.getByText(/offers no way to log in/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('default: a passkey, and a code that is tested', async () => {
  const answer = vi.fn()
  await renderInFrame(
    <TouchView shown={{ problem: 'wrongPasskey' }} isBusy={false} answer={answer} />,
  )
  expect(screen.getByRole('alert').textContent).toMatch(/doesn’t work here/)
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'use' }]])
})

test('behavior: an empty code is not sent', async () => {
  const answer = vi.fn()
  const shown = { problem: 'wrong' } as const
  await renderInFrame(<RecoveryCodeView shown={shown} isBusy={false} answer={answer} />)
  expect(screen.getByText(/belongs to another wallet/)).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Test' }))
  expect(answer).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Recovery code'), '7K2M{Enter}')
  expect(answer.mock.calls).toEqual([[{ code: '7K2M' }]])
  await expectAccessible()
})

test('default: the first address of an account', async () => {
  const answer = vi.fn()
  await renderInFrame(<FirstEmailView shown={{}} isBusy={false} answer={answer} />)
  expect(screen.getByRole('heading', { name: 'Add Email' })).toBeTruthy()
  expect(screen.getByText(/^You can then log in with a code sent there/)).toBeTruthy()
  await expectAccessible()
  await userEvent.type(screen.getByRole('textbox'), 'new@app.example{Enter}')
  expect(answer.mock.calls).toEqual([[{ kind: 'email', email: 'new@app.example' }]])
})

test('error: an address of another account', async () => {
  const shown = { problem: { kind: 'taken' } } as const
  await renderInFrame(<FirstEmailView shown={shown} isBusy={false} answer={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toMatch(/^Another account uses this email/)
})

test('default: what a key of a Farcaster account answers, until it was opened', async () => {
  const url = 'https://wallet.app.example/w/farcaster#AAAAAAAAAAAAAAAAAAAAAA'
  const link = { url, door: 'own', isSeen: false } as const
  const draw = (isSeen: boolean) => (
    <FarcasterView shown={{ link: { ...link, isSeen } }} isBusy={false} answer={() => undefined} />
  )
  const { rerender } = await renderInFrame(draw(false))
  expect(screen.getByRole('heading', { name: 'Add Farcaster' })).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'QR code to log in with Farcaster' })).toBeTruthy()
  const here = screen.getByRole('link', { name: /^Continue in this browser/ })
  expect(here.getAttribute('href')).toBe(url)
  await expectAccessible()
  rerender(draw(true))
  expect(screen.getByRole('heading', { name: 'Continue where you opened it' })).toBeTruthy()
})
