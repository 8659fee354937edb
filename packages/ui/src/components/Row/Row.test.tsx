import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { watchLinks } from '../../test/watchLinks.ts'
import { Row } from './Row.tsx'

afterEach(cleanup)

test('default', async () => {
  const onPress = vi.fn()
  const { container } = render(<Row icon={null} name="Rabby" trait="Recent" onPress={onPress} />, {
    wrapper: StrictMode,
  })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByText('Recent'))
  expect(onPress).toHaveBeenCalledTimes(2)
  await expectAccessible(container)
})

test('parameters: isDisabled', async () => {
  const onPress = vi.fn()
  render(<Row icon={null} name="Base" trait="Not in this wallet" isDisabled onPress={onPress} />)
  const row = screen.getByRole('button', { name: /Base.*Not in this wallet/ })
  await userEvent.click(row)
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
})

test('parameters: onRefuse is called in the place of onPress', async () => {
  const [onPress, onRefuse] = [vi.fn(), vi.fn()]
  render(<Row icon={null} name="Base" isDisabled onPress={onPress} onRefuse={onRefuse} />)
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  expect(onRefuse).toHaveBeenCalledOnce()
  expect(onPress).not.toHaveBeenCalled()
})

test('parameters: isCurrent, isBusy and note', async () => {
  const { container } = render(
    <Row icon={null} name="Base" note="Confirm in Rabby" isCurrent isBusy onPress={() => {}} />,
  )
  const row = screen.getByRole('button', { name: /Base.*Confirm in Rabby/, current: true })
  expect(row.ariaBusy).toBe('true')
  await expectAccessible(container)
})

test('behavior: a name that runs the other way keeps to itself', () => {
  render(<Row icon={null} name={'\u202eyksaM'} onPress={() => {}} />)
  expect(screen.getByText(/yksaM/).tagName).toBe('BDI')
})

test('parameters: link', async () => {
  const onPress = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const link = { href: 'rainbow://wc?uri=1', target: '_self' }
  const { container, rerender } = render(
    <Row icon={null} name="Rainbow" link={link} onPress={onPress} />,
  )
  const row = screen.getByRole('link', { name: 'Rainbow' })
  expect(row.getAttribute('href')).toBe(link.href)
  expect(row.getAttribute('target')).toBe('_self')
  await userEvent.click(row)
  expect(onPress).toHaveBeenCalledOnce()
  await expectAccessible(container)

  rerender(<Row icon={null} name="Rainbow" link={link} isDisabled onPress={onPress} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
})

test('parameters: link.plainHref is all that the page has before and after a tap', async () => {
  const followed = watchLinks()
  const link = { href: 'rainbow://wc?uri=1', plainHref: 'rainbow://', target: '_self' }
  render(<Row icon={null} name="Rainbow" link={link} onPress={() => {}} />)
  const row = screen.getByRole('link', { name: 'Rainbow' })
  expect(row.getAttribute('href')).toBe('rainbow://')
  await userEvent.hover(row)
  row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
  row.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  expect(row.getAttribute('href')).toBe('rainbow://')
  await userEvent.click(row)
  expect(followed).toEqual([{ href: link.href, target: '_self' }])
  await waitFor(() => expect(row.getAttribute('href')).toBe('rainbow://'))
})

test('behavior: the focus stays on a row that becomes a link', () => {
  const link = { href: 'rainbow://', target: '_self' }
  const { rerender } = render(<Row icon={null} name="Rainbow" onPress={() => {}} />)
  screen.getByRole('button').focus()
  rerender(<Row icon={null} name="Rainbow" link={link} onPress={() => {}} />)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Rainbow' }))
  screen.getByRole('link').blur()
  rerender(<Row icon={null} name="Rainbow" onPress={() => {}} />)
  expect(document.activeElement).toBe(document.body)
})
