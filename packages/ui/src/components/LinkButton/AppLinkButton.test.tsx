import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { watchLinks } from '../../test/watchLinks.ts'
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

test('parameters: link.plainHref is all that the page has before and after a tap', async () => {
  const followed = watchLinks()
  const secret = { ...link, plainHref: 'rainbow://' }
  const { rerender } = render(<AppLinkButton link={secret}>Open Rainbow</AppLinkButton>)
  const shown = screen.getByRole('link', { name: 'Open Rainbow' })
  await userEvent.hover(shown)
  expect(shown.getAttribute('href')).toBe('rainbow://')
  await userEvent.click(shown)
  expect(followed).toEqual([link])
  await waitFor(() => expect(shown.getAttribute('href')).toBe('rainbow://'))

  // Another link that comes right after the tap stays.
  const other = { href: 'harbour://wc?uri=1', plainHref: 'harbour://', target: '_self' }
  fireEvent.click(shown)
  rerender(<AppLinkButton link={other}>Open Harbour</AppLinkButton>)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(shown.getAttribute('href')).toBe('harbour://')
})

test('behavior: a tap that the page follows itself puts no secret into the page', async () => {
  const secret = { ...link, plainHref: 'rainbow://' }
  const followed = watchLinks()
  render(
    <AppLinkButton link={secret} onFollow={(event) => event.preventDefault()}>
      Open Rainbow
    </AppLinkButton>,
  )
  const shown = screen.getByRole('link', { name: 'Open Rainbow' })
  const seen: (string | null)[] = []
  const watch = () => seen.push(shown.getAttribute('href'))
  window.addEventListener('click', watch)
  await userEvent.click(shown)
  window.removeEventListener('click', watch)
  expect(seen).toEqual(['rainbow://'])
  expect(followed).toEqual([])
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
