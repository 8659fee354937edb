import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Announcer } from '../../shell/Announcer/Announcer.tsx'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

function renderButton() {
  const user = userEvent.setup()
  const rendered = renderWithKit(
    <Announcer>
      <CopyButton value="0xabc" label="Copy" copiedLabel="Copied" />
    </Announcer>,
  )
  return { ...rendered, press: () => user.click(screen.getByRole('button', { name: 'Copy' })) }
}
const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))

test('default', async () => {
  const { press } = renderButton()
  await press()
  expect(await navigator.clipboard.readText()).toBe('0xabc')
  expect(await screen.findByText('Copied')).toBeTruthy()
})

test('behavior: copies a selection where the clipboard is refused', async () => {
  const { press } = renderButton()
  refuseClipboard()
  let selected: string | undefined
  Object.assign(document, {
    execCommand: () => {
      selected = document.querySelector('textarea')?.value
      return true
    },
  })
  await press()
  expect(selected).toBe('0xabc')
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
})

test('behavior: says so when nothing works', async () => {
  const { kit, press } = renderButton()
  refuseClipboard()
  await press()
  expect(kit.controllers.snackbar.state.snack?.variant).toBe('error')
  expect(screen.queryByText('Copied')).toBeNull()
})
