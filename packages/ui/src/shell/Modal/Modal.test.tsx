import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { renderModal } from '../../test/renderModal.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  for (const element of document.querySelectorAll('[data-opener]')) element.remove()
})

function addOpener(): HTMLButtonElement {
  const opener = document.createElement('button')
  opener.dataset.opener = ''
  document.body.append(opener)
  opener.focus()
  return opener
}

test('default', async () => {
  await renderModal()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('behavior: the focus moves in, and returns to the opener', async () => {
  const { kit, step, user } = await renderModal()
  const opener = addOpener()
  await step(() => void kit.actions.open())
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

test('behavior: closes by its button', async () => {
  const { kit, step, user } = await renderModal()
  await step(() => void kit.actions.open())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: a new view is announced by the focus on its title', async () => {
  const { kit, step, user } = await renderModal()
  await step(() => void kit.actions.open())
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Connect wallet', level: 2 }),
  )
})

test('behavior: shows the snackbar and the notes to the developer', async () => {
  const { kit, step, user } = await renderModal({ debug: true })
  await step(() => {
    void kit.actions.open()
    kit.controllers.snackbar.show({ message: 'Saved', variant: 'success' })
    kit.controllers.alerts.show({ message: 'Check your networks', variant: 'warning' })
  })
  expect(screen.getByText('Saved').closest('[role=status]')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Check your networks')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('behavior: follows the theme', async () => {
  const { kit, step } = await renderModal({ themeVariables: { '--cleat-accent': '#ff0055' } })
  const root = document.querySelector<HTMLElement>('[data-cleat=modal]')
  expect(root?.dataset.theme).toBe('dark')
  expect(root?.style.getPropertyValue('--cleat-accent')).toBe('#ff0055')
  await step(() => {
    kit.controllers.theme.setThemeMode('light')
    kit.controllers.theme.setThemeVariables({ '--cleat-accent': 'red;}' })
  })
  expect(root?.dataset.theme).toBe('light')
  expect(root?.style.getPropertyValue('--cleat-accent')).toBe('')
})

test('behavior: fills the screen of a phone where the app says so', async () => {
  const { kit, step } = await renderModal({ enableMobileFullScreen: true })
  await step(() => void kit.actions.open())
  expect(screen.getByRole('dialog').dataset.fullScreen).toBe('true')
})

test('behavior: named by its title', async () => {
  const { kit, step } = await renderModal({ adapter: createTestAdapter({ session: rabby.id }) })
  await step(() => void kit.actions.open())
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
})

test('behavior: says to the developer what is wrong with the theme', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { kit, step } = await renderModal({
    debug: true,
    themeVariables: { '--cleat-accent': 'url(x)' },
  })
  await step(() => void kit.actions.open())
  expect((await screen.findByText(/is left out/)).textContent).toBe(
    '--cleat-accent is left out: "url(x)" is not plain enough to be a value.',
  )
})

test('behavior: and nothing to anybody else', async () => {
  const { kit, step } = await renderModal({ themeVariables: { '--cleat-accent': 'url(x)' } })
  await step(() => void kit.actions.open())
  await step(() => import('../../theme/checkTheme.ts'))
  expect(kit.controllers.alerts.state.alert).toBeNull()
})

test('behavior: changes its language and direction while it is open', async () => {
  const { kit, step, user } = await renderModal()
  await step(() => void kit.actions.open())
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  const dialog = screen.getByRole('dialog')
  const root = dialog.closest('[data-cleat=modal]')
  expect(root?.getAttribute('dir')).toBe('ltr')
  await step(() => kit.controllers.options.update({ locale: 'ar-EG' }))
  await screen.findByRole('button', { name: 'إغلاق' })
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(root?.getAttribute('dir')).toBe('rtl')
  expect(root?.getAttribute('lang')).toBe('ar-EG')
  await step(() => kit.controllers.options.update({ locale: 'en' }))
  expect(root?.getAttribute('lang')).toBe('en')
  screen.getByRole('button', { name: 'Close' })
})
