import { findBarcodeDetector } from './findBarcodeDetector.ts'

/** Whether this browser reads QR codes and has a camera. Requests no permission. */
export async function canScan(): Promise<boolean> {
  try {
    const formats = (await findBarcodeDetector()?.getSupportedFormats()) ?? []
    if (!formats.includes('qr_code')) return false
    // The type is always defined, but insecure contexts lack it.
    const { mediaDevices }: Partial<Navigator> = navigator
    const devices = (await mediaDevices?.enumerateDevices()) ?? []
    return devices.some(({ kind }) => kind === 'videoinput')
  } catch {
    return false
  }
}
