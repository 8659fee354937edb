import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { standInForLayout } from '../../test/renderInFrame.tsx'
import { RecoverApp } from './RecoverApp.tsx'

afterEach(() => vi.useRealTimers())

const path = resolve(
  import.meta.dirname,
  '../../../../../packages/embedded-wallet/vectors/kit.json',
)
const vector: { file: Record<string, unknown>; code: string; words: string } = JSON.parse(
  readFileSync(path, 'utf8'),
)
const content = (change: object = {}) => JSON.stringify({ ...vector.file, ...change })

async function renderPage() {
  standInForLayout()
  const { container, unmount } = render(<RecoverApp />, { wrapper: StrictMode })
  await act(async () => undefined)
  return {
    unmount,
    choose: async (text: string) => {
      const input = container.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) throw new Error('There is no field for files.')
      await act(async () => {
        fireEvent.change(input, { target: { files: [new File([text], 'kit.json')] } })
      })
    },
  }
}

async function openVector() {
  const page = await renderPage()
  await page.choose(content())
  await userEvent.type(await screen.findByLabelText('Kit code'), vector.code)
  await userEvent.click(screen.getByRole('button', { name: 'Open kit' }))
  await screen.findByRole('heading', { name: 'Your wallet' }, { timeout: 20_000 })
  return page
}

/** Holds a button for so long. */
async function hold(name: string, ms: number) {
  vi.useFakeTimers({ now: 1_000_000 })
  const [button] = screen.getAllByRole('button', { name })
  if (!button) throw new Error('No such button.')
  fireEvent.pointerDown(button)
  await act(async () => vi.advanceTimersByTime(ms))
  fireEvent.pointerUp(button)
}

const readWords = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ lastChild }) => lastChild?.textContent?.trim())
    .join(' ')

test('default: opens the kit of the public vectors, and shows nothing secret before it is held', async () => {
  await openVector()
  await expectAccessible()
  const { eip155, solana } = vector.file.addresses as { eip155: string; solana: string }
  const shown = document.body.textContent ?? ''
  expect(shown).toContain(eip155)
  expect(shown).toContain(solana)
  expect(readWords()).toBe('')
  await hold('Hold to show words', 2_900)
  expect(readWords()).toBe('')
  await hold('Hold to show words', 3_000)
  expect(readWords()).toBe(vector.words)
  await act(async () => vi.advanceTimersByTime(59_000))
  expect(readWords()).toBe(vector.words)
  await act(async () => vi.advanceTimersByTime(2_000))
  expect(readWords()).toBe('')
})

test('behavior: keys in the form that other wallets import', async () => {
  await openVector()
  await hold('Hold to show private key', 3_000)
  vi.useRealTimers()
  const key = document.querySelector('code')?.textContent ?? ''
  expect(key).toMatch(/^0x[0-9a-f]{64}$/)
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(document.querySelector('code')).toBeNull()
})

test('behavior: a key of the keyboard is held as long, and a switch presses twice', async () => {
  await openVector()
  vi.useFakeTimers({ now: 1_000_000 })
  const button = () => screen.getByRole('button', { name: /Hold to show words|Keep holding/ })
  fireEvent.keyDown(button(), { key: 'Enter' })
  await act(async () => vi.advanceTimersByTime(2_000))
  fireEvent.keyUp(button(), { key: 'Enter' })
  await act(async () => vi.advanceTimersByTime(5_000))
  expect(readWords()).toBe('')
  fireEvent.click(button(), { detail: 0 })
  expect(screen.getByRole('status').textContent).toBe('Press again in 3 seconds to show it.')
  await act(async () => vi.advanceTimersByTime(2_900))
  fireEvent.click(button(), { detail: 0 })
  expect(readWords()).toBe('')
  await act(async () => vi.advanceTimersByTime(100))
  fireEvent.click(button(), { detail: 0 })
  expect(readWords()).toBe(vector.words)
})

test('behavior: who leaves the page sees nothing when they come back', async () => {
  await openVector()
  await hold('Hold to show words', 3_000)
  expect(readWords()).toBe(vector.words)
  fireEvent(window, new Event('pagehide'))
  expect(screen.getByRole('heading', { name: 'Open your recovery kit' })).toBeTruthy()
})

test('behavior: a hidden page hides what it shows', async () => {
  await openVector()
  await hold('Hold to show words', 3_000)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => state.mockRestore())
  fireEvent(document, new Event('visibilitychange'))
  expect(readWords()).toBe('')
})

test.each([
  ['another file', 'hello', /This isn’t a recovery kit/],
  ['a file that is too large', 'a'.repeat(100_001), /This isn’t a recovery kit/],
  ['a later version', content({ version: 2 }), /a newer version made it/],
  ['half a file', content().slice(0, 150), /damaged or incomplete/],
])('error: %s', async (_, text, message) => {
  const page = await renderPage()
  await page.choose(text)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  await expectAccessible()
})

test('behavior: what was pasted, and what was dropped', async () => {
  const page = await renderPage()
  const field = screen.getByLabelText('Or paste what the file contains')
  fireEvent.change(field, { target: { value: '{"format":"cleat/recovery-kit"' } })
  expect(screen.getByRole('alert').textContent).toMatch(/damaged or incomplete/)
  fireEvent.change(field, { target: { value: content() } })
  expect(screen.getByLabelText('Kit code')).toBeTruthy()
  page.unmount()

  await renderPage()
  const drop = Object.assign(new Event('drop', { cancelable: true }), {
    dataTransfer: { files: [new File([content()], 'kit.json')] },
  })
  await act(async () => void window.dispatchEvent(drop))
  expect(drop.defaultPrevented).toBe(true)
  expect(await screen.findByLabelText('Kit code')).toBeTruthy()
})

test('error: codes, each with what is wrong with it', async () => {
  const page = await renderPage()
  await page.choose(content())
  const field = await screen.findByLabelText('Kit code')
  const tryCode = async (code: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, `${code}{Enter}`)
    return waitFor(() => screen.getByRole('alert').textContent)
  }
  expect(await tryCode(vector.code.slice(0, -1))).toMatch(/incomplete or has a typo/)
  expect(await tryCode(vector.code.replace('9BB4', '9BB5'))).toMatch(/incomplete or has a typo/)
  // Of the public vectors, too.
  expect(await tryCode(readRecoveryCode())).toMatch(/This is your recovery code/)
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Use another file' }))
  expect(screen.getByRole('heading', { name: 'Open your recovery kit' })).toBeTruthy()
  // Its code is right, and one letter of the file is not.
  await page.choose(content({ walletId: 'wallet-of-the-vectorS' }))
  await userEvent.type(await screen.findByLabelText('Kit code'), `${vector.code}{Enter}`)
  expect((await screen.findByRole('alert')).textContent).toMatch(/This code doesn’t open this kit/)
})

function readRecoveryCode(): string {
  return JSON.parse(readFileSync(path.replace('kit.json', 'recovery.json'), 'utf8')).text
}

test('error: a browser without cryptography', async () => {
  vi.stubGlobal('crypto', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderPage()
  expect(screen.getByRole('heading', { name: 'This browser can’t open a kit' })).toBeTruthy()
})

test('behavior: on paper it is light', async () => {
  standInForLayout()
  let listener = () => {}
  const print = { matches: false, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) =>
    query === 'print'
      ? Object.assign(print, { addEventListener: (_: string, one: () => void) => (listener = one) })
      : { matches: true, addEventListener: () => undefined },
  )
  render(<RecoverApp />, { wrapper: StrictMode })
  const root = () => document.querySelector<HTMLElement>('[data-cleat=wallet]')?.dataset.theme
  expect(root()).toBe('dark')
  print.matches = true
  await act(async () => listener())
  expect(root()).toBe('light')
})
