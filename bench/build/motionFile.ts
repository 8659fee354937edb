import { join } from 'node:path'
import { modalFile } from './modalFile.ts'

/** The published module that animates. It loads when the modal is shown already. */
export function motionFile(): string {
  return join(modalFile(), '../../motion/motionEngine.js')
}
