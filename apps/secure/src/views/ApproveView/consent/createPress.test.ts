import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPress, type PressEvent } from './createPress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const mouse: PressEvent = {
  ...{ isTrusted: true, isPrimary: true, button: 0, pointerType: 'mouse' },
}
const enter: PressEvent = { isTrusted: true, key: 'Enter', repeat: false }
const click = (detail: number, isTrusted = true): PressEvent => ({ isTrusted, detail })

function start(needsMove = false) {
  const now = { isArmed: true }
  const press = createPress({ isArmed: () => now.isArmed, needsMove })
  const byPointer = (event = mouse) => {
    press.onPointerDown(event)
    press.onPointerUp(event)
    return press.onClick(click(1))
  }
  const byKey = (event = enter) => {
    press.onKeyDown(event)
    const isMeant = press.onClick(click(0))
    press.onKeyUp()
    vi.advanceTimersByTime(0)
    return isMeant
  }
  return { press, now, byPointer, byKey }
}

test('default: a pointer, a finger, a key, and a reader of the screen', () => {
  const { press, byPointer, byKey } = start()
  expect(byPointer()).toBe(true)
  expect(byPointer({ ...mouse, pointerType: 'touch' })).toBe(true)
  expect(byKey()).toBe(true)
  expect(byKey({ ...enter, key: ' ' })).toBe(true)
  expect(press.onClick(click(0))).toBe(true)
})

test.each<[string, PressEvent]>([
  ['a script', { ...mouse, isTrusted: false }],
  ['a second finger', { ...mouse, isPrimary: false }],
  ['another button', { ...mouse, button: 2 }],
])('error: %s does not press', (_, event) => {
  expect(start().byPointer(event)).toBe(false)
})

test.each<[string, down: PressEvent, up: PressEvent]>([
  ['begun by a script', { ...mouse, isTrusted: false }, mouse],
  ['ended by a script', mouse, { ...mouse, isTrusted: false }],
  ['ended by a second finger', mouse, { ...mouse, isPrimary: false }],
  ['begun by a second finger', { ...mouse, isPrimary: false }, mouse],
])('error: a press that was %s', (_, down, up) => {
  const { press } = start()
  press.onPointerDown(down)
  press.onPointerUp(up)
  expect(press.onClick(click(1))).toBe(false)
})

test('error: a click without a press, of a script, or after a press that is over', () => {
  const { press, now, byPointer } = start()
  expect(press.onClick(click(1))).toBe(false)
  expect(press.onClick(click(0, false))).toBe(false)
  press.onPointerDown(mouse)
  press.forget()
  press.onPointerUp(mouse)
  expect(press.onClick(click(1))).toBe(false)
  now.isArmed = false
  press.onPointerDown(mouse)
  now.isArmed = true
  press.onPointerUp(mouse)
  expect(press.onClick(click(2))).toBe(false)
  now.isArmed = false
  expect(byPointer()).toBe(false)
  expect(press.onClick(click(0))).toBe(false)
})

test('error: a click counts once', () => {
  const { press, byPointer } = start()
  expect(byPointer()).toBe(true)
  expect(press.onClick(click(1))).toBe(false)
})

test('error: a key that was begun elsewhere, too early or by a script', () => {
  const { press, now, byKey } = start()
  expect(byKey({ ...enter, repeat: true })).toBe(false)
  expect(byKey({ ...enter, isTrusted: false })).toBe(false)
  now.isArmed = false
  press.onKeyDown(enter)
  now.isArmed = true
  press.onKeyDown({ ...enter, repeat: true })
  expect(press.onClick(click(0))).toBe(false)
  press.onKeyUp()
  vi.advanceTimersByTime(0)
  expect(byKey()).toBe(true)
})

test('behavior: a key that is held across a disturbance is not meant for what follows', () => {
  const { press } = start()
  press.onKeyDown(enter)
  press.forget()
  press.onKeyDown({ ...enter, repeat: true })
  expect(press.onClick(click(0))).toBe(false)
})

test('behavior: a key that is held keeps what its first press was', () => {
  const { press } = start()
  press.onKeyDown(enter)
  press.onKeyDown({ ...enter, repeat: true })
  expect(press.onClick(click(0))).toBe(true)
})

test('behavior: the space bar clicks after it is let go, and is still what it was', () => {
  const { press, now } = start()
  now.isArmed = false
  press.onKeyDown({ ...enter, key: ' ' })
  now.isArmed = true
  press.onKeyUp()
  expect(press.onClick(click(0))).toBe(false)
  vi.advanceTimersByTime(0)
  // Without a key that is held, it is a reader of the screen.
  expect(press.onClick(click(0))).toBe(true)
})

test('behavior: a reader of the screen presses after a disturbance, too', () => {
  const { press } = start()
  press.forget()
  expect(press.onClick(click(0))).toBe(true)
})

test('behavior: other keys press nothing, and forbid nothing', () => {
  const { press } = start()
  press.onKeyDown({ ...enter, key: 'Tab', repeat: true })
  expect(press.onClick(click(0))).toBe(true)
})

test('behavior: in a window, a mouse moves first, while armed; a finger cannot', () => {
  const { press, now, byPointer } = start(true)
  expect(byPointer({ ...mouse, pointerType: 'touch' })).toBe(true)
  expect(byPointer()).toBe(false)
  now.isArmed = false
  press.onPointerMove(mouse)
  now.isArmed = true
  expect(byPointer()).toBe(false)
  press.onPointerMove({ ...mouse, isTrusted: false })
  expect(byPointer()).toBe(false)
  press.onPointerMove(mouse)
  expect(byPointer()).toBe(true)
  press.forget()
  expect(byPointer()).toBe(false)
})
