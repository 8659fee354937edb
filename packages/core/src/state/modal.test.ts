import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../base/errors/cleatError.ts'
import { createModalController } from './modal.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const modal = createModalController()
  expect(modal.state).toMatchObject({ open: false, loading: false, shake: false })
  modal.open()
  expect(modal.state.open).toBe(true)
  modal.close()
  expect(modal.state.open).toBe(false)
})

test('parameters: namespace lasts until the modal closes', () => {
  const modal = createModalController()
  modal.open({ namespace: 'solana' })
  expect(modal.state.namespace).toBe('solana')
  modal.open()
  expect(modal.state.namespace).toBeUndefined()
  modal.open({ namespace: 'solana' })
  modal.close()
  expect(modal.state.namespace).toBeUndefined()
})

test('parameters: failure lasts until the modal opens again', () => {
  const modal = createModalController()
  const failure = new CleatError('UI_LOAD_FAILED')
  modal.open()
  modal.setLoading(true)
  modal.close(failure)
  expect(modal.state).toMatchObject({ open: false, loading: false })
  expect(modal.state.failure).toBe(failure)
  modal.open()
  expect(modal.state.failure).toBeUndefined()
})

test('behavior: tells who listens, in the same tick', () => {
  const modal = createModalController()
  const [onOpen, onClose] = [vi.fn(), vi.fn()]
  const stops = [modal.onOpen(onOpen), modal.onClose(onClose)]
  modal.close()
  expect(onClose).not.toHaveBeenCalled()
  modal.open()
  modal.open()
  modal.close()
  modal.close()
  expect(onOpen).toHaveBeenCalledTimes(2)
  expect(onClose).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
  modal.open()
  modal.close()
  expect(onOpen).toHaveBeenCalledTimes(2)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('behavior: tells who draws it that it seems about to open', () => {
  const modal = createModalController()
  const onPrepare = vi.fn()
  const stop = modal.onPrepare(onPrepare)
  modal.prepare()
  modal.open()
  modal.prepare()
  modal.close()
  expect(onPrepare).toHaveBeenCalledTimes(1)
  stop()
  modal.prepare()
  expect(onPrepare).toHaveBeenCalledTimes(1)
})

test('behavior: says why it is prepared, and whether it was wanted before', () => {
  const modal = createModalController()
  const onPrepare = vi.fn()
  modal.onPrepare(onPrepare)
  expect(modal.isWanted()).toBe(false)
  modal.prepare('intent')
  expect(onPrepare).toHaveBeenCalledWith('intent')
  expect(modal.isWanted()).toBe(true)
  const other = createModalController()
  other.open()
  other.close()
  expect(other.isWanted()).toBe(true)
})

test('behavior: a listener may stop itself while it is told', () => {
  const modal = createModalController()
  const last = vi.fn()
  const stop = modal.onClose(() => stop())
  modal.onClose(last)
  modal.open()
  modal.close()
  expect(last).toHaveBeenCalledOnce()
})

test('behavior: shakes for 500 ms', () => {
  const modal = createModalController()
  modal.open()
  modal.shake()
  expect(modal.state.shake).toBe(true)
  vi.advanceTimersByTime(499)
  expect(modal.state.shake).toBe(true)
  vi.advanceTimersByTime(1)
  expect(modal.state.shake).toBe(false)
})

test('behavior: a second shake starts over', () => {
  const modal = createModalController()
  modal.shake()
  vi.advanceTimersByTime(400)
  modal.shake()
  vi.advanceTimersByTime(400)
  expect(modal.state.shake).toBe(true)
  vi.advanceTimersByTime(100)
  expect(modal.state.shake).toBe(false)
})

test('behavior: closing stops the shake', () => {
  const modal = createModalController()
  modal.open()
  modal.shake()
  modal.close()
  expect(modal.state.shake).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: destroy leaves no listener and no timer', () => {
  const modal = createModalController()
  const [onOpen, onClose] = [vi.fn(), vi.fn()]
  modal.onOpen(onOpen)
  modal.onClose(onClose)
  modal.shake()
  modal.destroy()
  expect(vi.getTimerCount()).toBe(0)
  modal.open()
  modal.close()
  expect(onOpen).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})
