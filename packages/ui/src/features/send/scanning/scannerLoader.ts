import {
  createViewLoader,
  type ViewLoader,
} from '../../../components/LoadedView/createViewLoader.ts'
import type { ScannerProps } from './Scanner.tsx'

/** What reads codes with the camera: few browsers can, and few visitors do. */
export const scannerLoader: ViewLoader<ScannerProps> = createViewLoader(
  async () => (await import('./Scanner.tsx')).Scanner,
)
