import { afterEach, expect, test, vi } from 'vitest'
import { createTestEngine } from '../test/createTestEngine.ts'
import { createSheetMotion } from './createSheetMotion.ts'

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
  const engine = createTestEngine()
  const motion = createSheetMotion({
    sheet,
    show: (offset) => shown.push(offset),
    getEngine: () => (moves ? engine : undefined),
  })
  stop = motion.reset
  return { engine, motion, shown }
}

test('default', async () => {
  const { engine, motion, shown } = setUp()
  motion.move(100)
  motion.move(150)
  expect(shown).toEqual([100, 150])
  expect(motion.isThrown(0)).toBe(false)
  motion.settle(0.3)
  // Pixels a second.
  expect(engine.sprung).toMatchObject({ target: 0, spring: { velocity: 300 } })
  engine.step(0.5)
  expect(shown.at(-1)).toBe(75)
  await engine.finish()
  expect(shown.at(-1)).toBeUndefined()
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
  const { engine, motion, shown } = setUp()
  motion.move(190)
  motion.settle(0)
  engine.step(0.5)
  motion.move(10)
  expect(shown.at(-1)).toBe(105)
  await engine.finish()
  expect(shown.at(-1)).toBe(105)
})

test('behavior: leaves as fast as it was thrown', () => {
  const { engine, motion } = setUp()
  motion.move(100)
  motion.sink(2)
  expect(engine.sprung).toMatchObject({ target: height, spring: { velocity: 2000 } })
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
