import { afterEach, expect, test, vi } from 'vitest'
import { drawFrame } from '../../../test/drawFrame.ts'
import { createFrameDetector } from './createFrameDetector.ts'

afterEach(() => vi.restoreAllMocks())

/** A video, and a canvas that draws what the video shows. */
function show(size: { width: number; height: number }, texts: readonly string[] = ['found']) {
  const draw = vi.fn()
  const context = {
    drawImage: draw,
    getImageData: (_x: number, _y: number, width: number, height: number) =>
      drawFrame({ texts, width, height }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const video = document.createElement('video')
  Object.defineProperty(video, 'videoWidth', { value: size.width })
  Object.defineProperty(video, 'videoHeight', { value: size.height })
  return { draw, video }
}

test('default', async () => {
  const { draw, video } = show({ width: 640, height: 480 }, ['one', 'other'])
  const codes = await createFrameDetector().detect(video)
  expect(codes).toEqual([{ rawValue: 'one' }, { rawValue: 'other' }])
  expect(draw).toHaveBeenCalledWith(video, 0, 0, 640, 480)
})

test('behavior: large frames are read at a smaller size', async () => {
  const { draw, video } = show({ width: 2160, height: 3840 })
  expect(await createFrameDetector().detect(video)).toEqual([{ rawValue: 'found' }])
  expect(draw).toHaveBeenCalledWith(video, 0, 0, 540, 960)
})

test('behavior: a video without a frame has no code', async () => {
  const { draw, video } = show({ width: 0, height: 0 })
  expect(await createFrameDetector().detect(video)).toEqual([])
  expect(draw).not.toHaveBeenCalled()
})
