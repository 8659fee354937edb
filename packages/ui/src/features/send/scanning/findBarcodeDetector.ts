/** A reader of QR codes, as browsers have it (WICG, Accelerated Shape Detection). */
export type BarcodeDetector = {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type BarcodeDetectorConstructor = {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's `BarcodeDetector`, if it has one that reads QR codes. */
export async function findBarcodeDetector(): Promise<BarcodeDetectorConstructor | undefined> {
  const { BarcodeDetector } = window as Window & {
    readonly BarcodeDetector?: BarcodeDetectorConstructor | undefined
  }
  // Some browsers have the class without a reader behind it.
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  return formats.includes('qr_code') ? BarcodeDetector : undefined
}
