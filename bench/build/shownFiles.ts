import { join } from 'node:path'
import { modalFile } from './modalFile.ts'

/**
 * The published modules that load when the modal is shown already: what animates, what follows a
 * finger, and the view that asks a wallet in the browser.
 */
export function shownFiles(): readonly string[] {
  const folder = join(modalFile(), '../..')
  return [
    'motion/motionEngine.js',
    'shell/DialogFrame/followSheet.js',
    'features/wallets/ConnectingExternalView/ConnectingExternalView.js',
  ].map((path) => join(folder, path))
}
