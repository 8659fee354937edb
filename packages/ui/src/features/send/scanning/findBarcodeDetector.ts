/** The browser's barcode reader (WICG, Accelerated Shape Detection). */
export type BarcodeDetector = {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type BarcodeDetectorConstructor = {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's `BarcodeDetector`, if it has one. */
export function findBarcodeDetector(): BarcodeDetectorConstructor | undefined {
  const { BarcodeDetector } = window as Window & {
    readonly BarcodeDetector?: BarcodeDetectorConstructor | undefined
  }
  return BarcodeDetector
}
