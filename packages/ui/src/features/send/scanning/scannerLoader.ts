import {
  createViewLoader,
  type ViewLoader,
} from '../../../components/LoadedView/createViewLoader.ts'
import { loadDetector } from './loadDetector.ts'
import type { ScannerProps } from './Scanner.tsx'

/** Lazy, because few visitors use it. Includes the reader of codes that this browser needs. */
export const scannerLoader: ViewLoader<ScannerProps> = createViewLoader(async () => {
  const [{ Scanner }] = await Promise.all([import('./Scanner.tsx'), loadDetector()])
  return Scanner
})
