import { afterEach, expect, test } from 'vitest'
import { createFakeCamera, type FakeCamera } from '../../../test/createFakeCamera.ts'
import { canScan } from './canScan.ts'

let camera: FakeCamera | undefined

afterEach(() => camera?.remove())

test.each([
  [{}, true],
  [{ devices: ['audioinput'] }, false],
  [{ devices: [] }, false],
])('parameters: %j', async (parameters, answer) => {
  camera = createFakeCamera(parameters)
  expect(await canScan()).toBe(answer)
})

test('behavior: a browser without a reader of codes can, with ours', async () => {
  camera = createFakeCamera()
  Reflect.deleteProperty(window, 'BarcodeDetector')
  expect(await canScan()).toBe(true)
})

test('behavior: a browser without cameras cannot', async () => {
  expect(await canScan()).toBe(false)
})

test('behavior: nor can a page without a secure context', async () => {
  camera = createFakeCamera()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  expect(await canScan()).toBe(false)
})
