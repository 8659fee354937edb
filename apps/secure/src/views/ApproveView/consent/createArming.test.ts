import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArming } from './createArming.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(given: { isAtStart?: boolean; isShown?: boolean } = {}) {
  const now = { isAtStart: true, isShown: true, ...given }
  const arming = createArming({ isAtStart: () => now.isAtStart, isShown: () => now.isShown })
  return { arming, now, isArmed: () => arming.read().isArmed }
}

test('default: half a second after it is seen and has the focus', () => {
  const { arming, isArmed } = start()
  arming.set({ isVisible: true })
  vi.advanceTimersByTime(1_000)
  expect(isArmed()).toBe(false)
  arming.set({ hasFocus: true })
  vi.advanceTimersByTime(499)
  expect(isArmed()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isArmed()).toBe(true)
})

test.each([
  ['covered', { isVisible: false }],
  ['without the focus', { hasFocus: false }],
])('behavior: %s ends it in the same tick, and it begins from nothing', (_, lost) => {
  const { arming, isArmed } = start()
  arming.set({ isVisible: true, hasFocus: true })
  vi.advanceTimersByTime(500)
  arming.set(lost)
  expect(isArmed()).toBe(false)
  arming.set({ isVisible: true, hasFocus: true })
  vi.advanceTimersByTime(499)
  expect(isArmed()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isArmed()).toBe(true)
})

test.each([
  ['covered', { hasFocus: true }],
  ['without the focus', { isVisible: true }],
])('behavior: %s from the beginning, it is never armed, though it is disturbed', (_, given) => {
  const { arming, isArmed } = start()
  arming.set(given)
  vi.advanceTimersByTime(5_000)
  arming.disturb()
  vi.advanceTimersByTime(5_000)
  expect(isArmed()).toBe(false)
})

test('behavior: covered for less than half a second at a time, it is never armed', () => {
  const { arming } = start()
  const seen = new Set<boolean>()
  arming.subscribe(() => seen.add(arming.read().isArmed))
  arming.set({ hasFocus: true })
  for (let count = 0; count < 40; count += 1) {
    arming.set({ isVisible: count % 2 === 0 })
    vi.advanceTimersByTime(400)
  }
  expect([...seen].includes(true)).toBe(false)
})

test('behavior: what moves is armed once it rests', () => {
  const { arming, isArmed } = start()
  arming.set({ isVisible: true, hasFocus: true })
  for (let count = 0; count < 5; count += 1) {
    vi.advanceTimersByTime(400)
    arming.disturb()
  }
  expect(isArmed()).toBe(false)
  vi.advanceTimersByTime(500)
  expect(isArmed()).toBe(true)
})

test('behavior: what was never seen from its beginning is not armed', () => {
  const { arming, now, isArmed } = start({ isAtStart: false })
  arming.set({ isVisible: true, hasFocus: true })
  vi.advanceTimersByTime(5_000)
  expect(isArmed()).toBe(false)
  now.isAtStart = true
  arming.disturb()
  vi.advanceTimersByTime(500)
  now.isAtStart = false
  arming.disturb()
  vi.advanceTimersByTime(500)
  expect(isArmed()).toBe(true)
})

test('behavior: three seconds without a proof, and not while another tab is shown', () => {
  const { arming, now } = start({ isShown: false })
  vi.advanceTimersByTime(10_000)
  expect(arming.read().isUnproven).toBe(false)
  now.isShown = true
  vi.advanceTimersByTime(3_000)
  expect(arming.read().isUnproven).toBe(true)
})

test('behavior: what is seen needs no window, whatever it lacks otherwise', () => {
  const { arming } = start()
  vi.advanceTimersByTime(2_900)
  arming.set({ isVisible: true })
  vi.advanceTimersByTime(10_000)
  expect(arming.read()).toEqual({ isArmed: false, isUnproven: false })
  arming.set({ isVisible: false })
  vi.advanceTimersByTime(3_000)
  expect(arming.read().isUnproven).toBe(true)
})

test('behavior: once stopped, nothing comes of it', () => {
  const { arming } = start()
  arming.set({ isVisible: true, hasFocus: true })
  arming.stop()
  vi.advanceTimersByTime(10_000)
  expect(arming.read()).toEqual({ isArmed: false, isUnproven: false })
})

test('behavior: what is said again changes nothing, and takes no longer', () => {
  const { arming, isArmed } = start()
  arming.set({ hasFocus: true })
  for (let count = 0; count < 3; count += 1) {
    arming.set({ isVisible: true, hasFocus: true })
    vi.advanceTimersByTime(200)
  }
  expect(isArmed()).toBe(true)
  const covered = start()
  for (let count = 0; count < 3; count += 1) {
    covered.arming.set({ isVisible: false })
    vi.advanceTimersByTime(1_000)
  }
  expect(covered.arming.read().isUnproven).toBe(true)
})

test('behavior: who listens hears each change once, until they leave', () => {
  const { arming } = start()
  const heard: boolean[] = []
  const leave = arming.subscribe(() => heard.push(arming.read().isArmed))
  expect(arming.read()).toEqual({ isArmed: false, isUnproven: false })
  arming.set({ isVisible: true, hasFocus: true })
  vi.advanceTimersByTime(500)
  arming.disturb()
  arming.disturb()
  expect(heard).toEqual([true, false])
  leave()
  vi.advanceTimersByTime(500)
  expect([heard, arming.read().isArmed]).toEqual([[true, false], true])
  arming.stop()
  expect(vi.getTimerCount()).toBe(0)
})
