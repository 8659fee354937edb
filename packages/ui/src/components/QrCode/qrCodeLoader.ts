import { createViewLoader, type ViewLoader } from '../LoadedView/createViewLoader.ts'
import type { QrCodeProps } from './QrCode.tsx'

/**
 * Lazy, because it is larger than most views, and phones that link to their own wallets never show
 * it.
 */
export const qrCodeLoader: ViewLoader<QrCodeProps> = createViewLoader(
  async () => (await import('./QrCode.tsx')).QrCode,
)
