import { join } from 'node:path'
import { publishedFile } from './publishedFile.ts'

/** The published module of the modal. */
export function modalFile(): string {
  return publishedFile('@cleat/ui/modal', join(import.meta.dirname, '../../packages'))
}
