import { join } from 'node:path'
import { modalFile } from './modalFile.ts'

/** The published module with what buttons show and the wallets they list. The first open loads it. */
export function interfaceFile(): string {
  return join(modalFile(), '../../../../react/dist/interface/interfaceParts.js')
}
