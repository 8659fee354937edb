import type { BuiltApp } from './buildApp.ts'
import { explainSize } from './explainSize.ts'
import { modalFile } from './modalFile.ts'
import { splitChunks } from './splitChunks.ts'

/**
 * Prints the modules that Cleat adds to an app's initial load, and those that load with the modal.
 */
export function explainApps({ bare, cleat }: { bare: BuiltApp; cleat: BuiltApp }): string[] {
  const { atLoad, modal } = splitChunks(cleat.chunks, { modalFile: modalFile() })
  const { atLoad: without } = splitChunks(bare.chunks, { modalFile: modalFile() })
  return [
    '',
    ...explainSize('Added at load', atLoad, { without }),
    '',
    ...explainSize('Brought by the modal', modal),
  ]
}
