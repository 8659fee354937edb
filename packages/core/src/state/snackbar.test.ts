import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSnackbarController } from './snackbar.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const snackbar = createSnackbarController()
  expect(snackbar.state).toEqual({ open: false, snack: null })
  snackbar.show({ message: 'Copied', variant: 'success' })
  expect(snackbar.state).toEqual({
    open: true,
    snack: { message: 'Copied', variant: 'success', autoClose: true },
  })
})

test.each(['success', 'error'] as const)('behavior: %s leaves after 2.5 s', (variant) => {
  const snackbar = createSnackbarController()
  snackbar.show({ message: 'Done', variant })
  vi.advanceTimersByTime(2499)
  expect(snackbar.state.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(snackbar.state.open).toBe(false)
})

test('behavior: loading stays', () => {
  const snackbar = createSnackbarController()
  snackbar.show({ message: 'Wait', variant: 'loading' })
  vi.advanceTimersByTime(60_000)
  expect(snackbar.state.open).toBe(true)
  snackbar.hide()
  expect(snackbar.state.open).toBe(false)
})

test('parameters: autoClose', () => {
  const snackbar = createSnackbarController()
  snackbar.show({ message: 'Read me', variant: 'error', autoClose: false })
  vi.advanceTimersByTime(60_000)
  expect(snackbar.state.open).toBe(true)
})

test('behavior: a second message waits 150 ms for the first to leave', () => {
  const snackbar = createSnackbarController()
  snackbar.show({ message: 'One', variant: 'success' })
  vi.advanceTimersByTime(2400)
  snackbar.show({ message: 'Two', variant: 'error' })
  expect(snackbar.state.open).toBe(false)
  vi.advanceTimersByTime(149)
  expect(snackbar.state).toMatchObject({ open: false, snack: { message: 'One' } })
  vi.advanceTimersByTime(1)
  expect(snackbar.state).toMatchObject({ open: true, snack: { message: 'Two' } })
  vi.advanceTimersByTime(2499)
  expect(snackbar.state.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(snackbar.state.open).toBe(false)
})

test('behavior: of many messages at once the last is shown', () => {
  const snackbar = createSnackbarController()
  for (const message of ['One', 'Two', 'Three', 'Four'])
    snackbar.show({ message, variant: 'success' })
  vi.advanceTimersByTime(150)
  expect(snackbar.state).toMatchObject({ open: true, snack: { message: 'Four' } })
  vi.advanceTimersByTime(2500)
  expect(snackbar.state.open).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: hide drops a message that waits', () => {
  const snackbar = createSnackbarController()
  snackbar.show({ message: 'One', variant: 'success' })
  snackbar.show({ message: 'Two', variant: 'success' })
  snackbar.hide()
  vi.advanceTimersByTime(10_000)
  expect(snackbar.state).toMatchObject({ open: false, snack: { message: 'One' } })
})

test('behavior: destroy leaves no timer', () => {
  const snackbar = createSnackbarController()
  snackbar.show({ message: 'One', variant: 'success' })
  snackbar.destroy()
  expect(snackbar.state.open).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
