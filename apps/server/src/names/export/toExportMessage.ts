import { hash } from 'node:crypto'
import type { NameExport } from './nameExport.ts'

/** What the signer of a zone signs for an export (EIP-191): nothing that proves an answer. */
export function toExportMessage(content: NameExport): string {
  return `Names of ${content.zone}, exported at ${content.exportedAt}: ${hash('sha256', JSON.stringify(content))}`
}
