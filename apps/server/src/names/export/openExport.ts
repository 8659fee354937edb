import type { NameReader } from '../store/nameStore.ts'
import type { NamesConfig } from '../zone/namesConfig.ts'
import { createExportReader } from './createExportReader.ts'
import { readExport } from './readExport.ts'

/** Reads the export of the settings, where there is one. Rejects as `readExport` does. */
export async function openExport({
  zone,
  exported,
}: Pick<NamesConfig, 'zone' | 'exported'>): Promise<NameReader | undefined> {
  if (!exported) return undefined
  return createExportReader(await readExport({ zone, ...exported }))
}
