import { join } from 'node:path'
import { publishedFile } from './publishedFile.ts'

/** The module that brings the modal, as published. */
export function modalFile(): string {
  return publishedFile('@cleat/ui/modal', join(import.meta.dirname, '../../packages'))
}
