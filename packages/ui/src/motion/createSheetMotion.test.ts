import { afterEach, expect, test, vi } from 'vitest'
import { createSheetMotion } from './createSheetMotion.ts'
import { motionEngine } from './motionEngine.ts'

const height = 400
let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

function setUp({ moves = true } = {}) {
  const sheet = document.createElement('div')
  vi.spyOn(sheet, 'clientHeight', 'get').mockReturnValue(height)
  const shown: (number | undefined)[] = []
  const motion = createSheetMotion({
    sheet,
    show: (offset) => shown.push(offset),
    getEngine: () => (moves ? motionEngine : undefined),
  })
  stop = motion.reset
  return { motion, shown }
}

test('default', async () => {
  const { motion, shown } = setUp()
  motion.move(100)
  motion.move(150)
  expect(shown).toEqual([100, 150])
  expect(motion.isThrown(0)).toBe(false)
  motion.settle(0)
  await vi.waitFor(() => expect(shown.at(-1)).toBeUndefined())
  const back = shown.slice(2, -1) as number[]
  expect(back.every((offset) => offset >= 0 && offset <= 150)).toBe(true)
})

test.each([
  { by: 150, speed: 0, isThrown: false },
  { by: 210, speed: 0, isThrown: true },
  { by: 60, speed: 0.5, isThrown: true },
  { by: 60, speed: 0.2, isThrown: false },
  { by: 300, speed: -0.8, isThrown: false },
])('behavior: let go at $by px, $speed px/ms: $isThrown', ({ by, speed, isThrown }) => {
  const { motion } = setUp()
  motion.move(by)
  expect(motion.isThrown(speed)).toBe(isThrown)
})

test('behavior: upwards it resists, ever more', () => {
  const { motion, shown } = setUp()
  for (const by of [-50, -100, -200]) motion.move(by)
  const [first = 0, second = 0, third = 0] = shown.map(Number)
  expect(first).toBeGreaterThan(-20)
  expect(first - second).toBeGreaterThan(second - third - (first - second))
  expect(third).toBeGreaterThan(-80)
})

test('behavior: caught on its way back, it stays under the finger', async () => {
  const { motion, shown } = setUp()
  motion.move(190)
  motion.settle(0)
  await vi.waitFor(() => expect(shown.at(-1)).toBeLessThan(150))
  const caught = Number(shown.at(-1))
  motion.move(10)
  expect(shown.at(-1)).toBe(caught + 10)
})

test('behavior: leaves as fast as it was thrown', async () => {
  const { motion, shown } = setUp()
  motion.move(100)
  motion.sink(2)
  await vi.waitFor(() => expect(shown.at(-1)).toBeGreaterThanOrEqual(height - 1))
})

test('behavior: without an engine the stylesheet brings it to rest', () => {
  const { motion, shown } = setUp({ moves: false })
  motion.move(100)
  motion.settle(0)
  expect(shown).toEqual([100, undefined])
  motion.move(300)
  motion.sink(1)
  expect(shown).toEqual([100, undefined, 300, undefined])
})
