import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
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
