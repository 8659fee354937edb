import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCamera, type FakeCamera } from '../../../test/createFakeCamera.ts'
import { drawFrame } from '../../../test/drawFrame.ts'
import { loadDetector } from './loadDetector.ts'

let camera: FakeCamera | undefined

afterEach(() => {
  camera?.remove()
  vi.restoreAllMocks()
})

/** A video in which our own reader finds a code that the browser's reader does not know. */
function showFrame(): HTMLVideoElement {
  const context = {
    drawImage: () => undefined,
    getImageData: () => drawFrame({ texts: ['in the frame'] }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const video = document.createElement('video')
  Object.defineProperty(video, 'videoWidth', { value: 640 })
  Object.defineProperty(video, 'videoHeight', { value: 480 })
  return video
}

async function detect(parameters: createFakeCamera.Parameters) {
  camera = createFakeCamera(parameters)
  camera.codes = ['of the browser']
  return (await loadDetector()).detect(showFrame())
}

test('default', async () => {
  expect(await detect({})).toEqual([{ rawValue: 'of the browser' }])
})

test.each([[[]], [['ean_13']]])('behavior: a browser that reads %j', async (formats) => {
  expect(await detect({ formats })).toEqual([{ rawValue: 'in the frame' }])
})

test('behavior: a browser without a reader', async () => {
  expect('BarcodeDetector' in window).toBe(false)
  expect(await (await loadDetector()).detect(showFrame())).toEqual([{ rawValue: 'in the frame' }])
})
