import { createViewLoader, type ViewLoader } from '../LoadedView/createViewLoader.ts'
import type { QrCodeProps } from './QrCode.tsx'

/** What draws QR codes: larger than most views, and on a phone that links to its own wallets not needed. */
export const qrCodeLoader: ViewLoader<QrCodeProps> = createViewLoader(
  async () => (await import('./QrCode.tsx')).QrCode,
)
