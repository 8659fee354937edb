import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followFinger } from './followFinger.ts'

const height = 400
let stop = () => undefined as unknown
beforeEach(() => {
  document.body.innerHTML = '<div id="sheet"><div id="list"><b></b></div><input></div>'
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

function setUp({ canFollow = true } = {}) {
  const element = find('#sheet')
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(height)
  const onMove = vi.fn()
  const onEnd = vi.fn()
  stop = followFinger({ element, canFollow: () => canFollow, onMove, onEnd })
  return { onMove, onEnd }
}

type Point = [x: number, y: number, time: number]

function touch(type: string, [clientX, clientY, time]: Point, target = find('b')) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const touches = type === 'touchend' ? [] : [{ clientX, clientY }]
  Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: time } })
  target.dispatchEvent(event)
  return event
}

/** Moves a finger along points and lifts it. */
function swipe(points: readonly Point[], target?: HTMLElement) {
  const [first, ...rest] = points
  touch('touchstart', first!, target)
  const moves = rest.map((point) => touch('touchmove', point, target))
  const end = touch('touchend', points.at(-1)!, target)
  return [...moves, end].map(({ defaultPrevented }) => defaultPrevented)
}

test('default', () => {
  const { onMove, onEnd } = setUp()
  const prevented = swipe([
    [0, 0, 0],
    [0, 10, 100],
    [2, 60, 600],
    [2, 40, 1000],
  ])
  expect(onMove.mock.calls).toEqual([[10], [60], [40]])
  expect(prevented).toEqual([true, true, true, true])
  expect(onEnd).toHaveBeenCalledOnce()
})

test('behavior: its speed over the last moments', () => {
  const { onEnd } = setUp()
  swipe([
    [0, 0, 0],
    [0, 20, 30],
    [0, 50, 60],
  ])
  expect(onEnd).toHaveBeenLastCalledWith(50 / 60)
  swipe([
    [0, 0, 0],
    [0, 300, 500],
    [0, 250, 560],
  ])
  expect(onEnd).toHaveBeenLastCalledWith(-50 / 60)
})

test('behavior: at rest before it is lifted', () => {
  const { onEnd } = setUp()
  touch('touchstart', [0, 0, 0])
  touch('touchmove', [0, 150, 60])
  touch('touchend', [0, 150, 600])
  expect(onEnd.mock.calls).toEqual([[0]])
})

function makeScrollable() {
  const list = find('#list')
  list.style.overflowY = 'auto'
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(2 * height)
}

test('behavior: pulled up at once, where nothing scrolls', () => {
  const { onMove } = setUp()
  swipe([
    [0, 0, 0],
    [0, -30, 50],
  ])
  expect(onMove).toHaveBeenLastCalledWith(-30)
})

test('behavior: pulled up', () => {
  const { onMove } = setUp()
  swipe([
    [0, 0, 0],
    [0, 5, 50],
    [0, -100, 500],
  ])
  expect(onMove).toHaveBeenLastCalledWith(-100)
})

test.each<[string, Point]>([
  ['up', [0, -20, 50]],
  ['sideways', [30, 20, 50]],
  ['trembling', [1, 2, 50]],
])('behavior: %s is left to the browser', (_, point) => {
  const { onMove, onEnd } = setUp()
  makeScrollable()
  expect(swipe([[0, 0, 0], point])).toEqual([false, false])
  expect(onMove).not.toHaveBeenCalled()
  expect(onEnd).not.toHaveBeenCalled()
})

test('behavior: so is a list that can be scrolled up, a field, and a second finger', () => {
  const { onMove } = setUp()
  const down: Point[] = [
    [0, 0, 0],
    [0, 50, 50],
  ]
  swipe(down, find('input'))
  find('#list').scrollTop = 10
  swipe(down)
  find('#list').scrollTop = 0
  const two = new Event('touchstart', { bubbles: true })
  Object.assign(two, { touches: [{}, {}] })
  find('b').dispatchEvent(two)
  touch('touchmove', [0, 50, 50])
  expect(onMove).not.toHaveBeenCalled()
})

test('parameters: canFollow', () => {
  const { onMove } = setUp({ canFollow: false })
  swipe([
    [0, 0, 0],
    [0, 50, 50],
  ])
  expect(onMove).not.toHaveBeenCalled()
})

test('behavior: goes on when what was touched is taken out of the page', () => {
  const { onEnd } = setUp()
  const target = find('b')
  touch('touchstart', [0, 0, 0])
  touch('touchmove', [0, 10, 100])
  target.remove()
  touch('touchend', [0, 10, 200], target)
  expect(onEnd.mock.calls).toEqual([[0]])
})

test('behavior: cancelled, or stopped midway, it returns', () => {
  const { onEnd } = setUp()
  touch('touchstart', [0, 0, 0])
  touch('touchmove', [0, 300, 100])
  touch('touchcancel', [0, 300, 100])
  touch('touchstart', [0, 0, 0])
  touch('touchmove', [0, 300, 100])
  stop()
  touch('touchmove', [0, 310, 100])
  expect(onEnd.mock.calls).toEqual([[0], [0]])
})
