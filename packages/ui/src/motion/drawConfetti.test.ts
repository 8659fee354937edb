import { afterEach, expect, test, vi } from 'vitest'
import { drawConfetti } from './drawConfetti.ts'

afterEach(() => vi.unstubAllGlobals())

function createCanvas() {
  const context = {
    ...{ setTransform: vi.fn(), clearRect: vi.fn(), fillRect: vi.fn(), save: vi.fn() },
    ...{ restore: vi.fn(), translate: vi.fn(), rotate: vi.fn(), globalAlpha: 1, fillStyle: '' },
  }
  const canvas = document.createElement('canvas')
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as never)
  Object.defineProperty(canvas, 'clientWidth', { value: 360 })
  Object.defineProperty(canvas, 'clientHeight', { value: 400 })
  return { canvas, context }
}

/** Frames that are drawn one by one. */
function stubFrames() {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => undefined
  })
  return frames
}

test('default: fifty pieces in each of two hundred ticks, and then nothing', () => {
  const frames = stubFrames()
  const { canvas, context } = createCanvas()
  drawConfetti(canvas, { colors: ['red', 'blue'] })
  for (let at = 0; at < frames.length; at += 1) frames[at]?.()
  expect(frames).toHaveLength(201)
  expect(context.fillRect).toHaveBeenCalledTimes(50 * 200)
  expect(context.clearRect).toHaveBeenCalledTimes(201)
})

test('behavior: it ends with its view', () => {
  const frames = stubFrames()
  const { canvas, context } = createCanvas()
  const stop = drawConfetti(canvas, { colors: ['red'] })
  frames[0]?.()
  stop()
  for (let at = 1; at < frames.length; at += 1) frames[at]?.()
  expect(context.fillRect).toHaveBeenCalledTimes(50)
})

test('behavior: a browser that draws nothing, or a view without a size', () => {
  const frames = stubFrames()
  const canvas = document.createElement('canvas')
  vi.spyOn(canvas, 'getContext').mockReturnValue(null)
  drawConfetti(canvas, { colors: [] })()
  expect(frames).toEqual([])
})
