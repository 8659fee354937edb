import {
  createViewLoader,
  type ViewLoader,
} from '../../../components/LoadedView/createViewLoader.ts'
import type { ScannerProps } from './Scanner.tsx'

/** Lazy, because few browsers support it and few visitors use it. */
export const scannerLoader: ViewLoader<ScannerProps> = createViewLoader(
  async () => (await import('./Scanner.tsx')).Scanner,
)
