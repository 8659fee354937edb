import { findBarcodeDetector } from './findBarcodeDetector.ts'

/** Whether this browser reads QR codes and has a camera. Asks for no permission. */
export async function canScan(): Promise<boolean> {
  try {
    const formats = (await findBarcodeDetector()?.getSupportedFormats()) ?? []
    if (!formats.includes('qr_code')) return false
    // Not there without a secure context, whatever the types say.
    const { mediaDevices }: Partial<Navigator> = navigator
    const devices = (await mediaDevices?.enumerateDevices()) ?? []
    return devices.some(({ kind }) => kind === 'videoinput')
  } catch {
    return false
  }
}
