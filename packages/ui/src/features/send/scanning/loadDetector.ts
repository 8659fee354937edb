import { type BarcodeDetector, findBarcodeDetector } from './findBarcodeDetector.ts'

/** The browser's reader of QR codes. iPhones and Firefox lack it and load one in JavaScript. */
export async function loadDetector(): Promise<BarcodeDetector> {
  const Detector = await findBarcodeDetector()
  if (Detector) return new Detector({ formats: ['qr_code'] })
  return (await import('./createFrameDetector.ts')).createFrameDetector()
}
