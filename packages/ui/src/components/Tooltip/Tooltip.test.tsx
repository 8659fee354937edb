import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createTestKit } from '../../test/createTestKit.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  const { kit } = createTestKit()
  const view = render(
    <KitProvider kit={kit}>
      <Tooltip text="Newest first">
        <button type="button">Sort</button>
      </Tooltip>
      <Tooltip text="By name">
        <button type="button">Name</button>
      </Tooltip>
    </KitProvider>,
    { wrapper: StrictMode },
  )
  return { ...view, onKeyDown }
}

const button = (name: string) => screen.getByRole('button', { name })
const isOpen = (text: string) => screen.getByText(text).dataset.open === 'true'
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const point = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerEnter(button(name), { pointerType })
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })

test('default', async () => {
  const { container } = show()
  expect(screen.getByRole('button', { name: 'Sort', description: 'Newest first' })).toBeTruthy()
  point('Sort')
  wait(690)
  expect(isOpen('Newest first')).toBe(false)
  wait(20)
  expect(isOpen('Newest first')).toBe(true)
  leave('Sort')
  expect(isOpen('Newest first')).toBe(false)
  vi.useRealTimers()
  await expectAccessible(container)
})

test('behavior: left before its time it does not open', () => {
  show()
  point('Sort')
  wait(500)
  leave('Sort')
  wait(1000)
  expect(isOpen('Newest first')).toBe(false)
})

test('behavior: the next within 300 ms opens at once, later it waits again', () => {
  show()
  point('Sort')
  wait(700)
  leave('Sort')
  wait(200)
  point('Name')
  expect(isOpen('By name')).toBe(true)
  leave('Name')
  wait(400)
  point('Sort')
  expect(isOpen('Newest first')).toBe(false)
})

test('behavior: opens at the focus of the keyboard; Escape closes it and nothing else', () => {
  const { onKeyDown } = show()
  act(() => button('Sort').focus())
  expect(isOpen('Newest first')).toBe(true)
  fireEvent.keyDown(button('Sort'), { key: 'Escape' })
  expect(isOpen('Newest first')).toBe(false)
  expect(onKeyDown).not.toHaveBeenCalled()
  fireEvent.keyDown(button('Sort'), { key: 'Escape' })
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test('behavior: not on touch', () => {
  show()
  point('Sort', 'touch')
  wait(2000)
  expect(isOpen('Newest first')).toBe(false)
})

test('behavior: a press closes it', () => {
  show()
  point('Sort')
  wait(700)
  fireEvent.pointerDown(button('Sort'))
  expect(isOpen('Newest first')).toBe(false)
})
