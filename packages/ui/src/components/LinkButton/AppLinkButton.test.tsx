import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { AppLinkButton } from './AppLinkButton.tsx'

afterEach(cleanup)

const link = { href: 'rainbow://wc?uri=wc%3A1', target: '_self' }

test('default', async () => {
  const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { container } = render(
    <AppLinkButton link={link} onFollow={onFollow}>
      Open Rainbow
    </AppLinkButton>,
  )
  const shown = screen.getByRole('link', { name: 'Open Rainbow' })
  expect(shown.getAttribute('href')).toBe(link.href)
  expect(shown.getAttribute('target')).toBe('_self')
  await userEvent.click(shown)
  expect(onFollow).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('behavior: keeps the focus when it gets its address', async () => {
  const onFollow = vi.fn()
  const children = 'Open Rainbow'
  const { container, rerender } = render(
    <AppLinkButton {...{ link: undefined, onFollow, children }} />,
  )
  await expectAccessible(container)
  await userEvent.tab()
  const shown = screen.getByRole('link', { name: 'Open Rainbow' })
  expect(document.activeElement).toBe(shown)
  expect(shown.getAttribute('aria-disabled')).toBe('true')
  expect(shown.hasAttribute('href')).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(onFollow).not.toHaveBeenCalled()

  rerender(<AppLinkButton {...{ link, onFollow, children }} />)
  expect(document.activeElement).toBe(shown)
  expect(shown.hasAttribute('aria-disabled')).toBe(false)
})
