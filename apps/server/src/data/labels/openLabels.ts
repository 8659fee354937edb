import type { Logger } from '../../http/logger.ts'
import { joinIncludes } from './binding/joinIncludes.ts'
import { type Binding, toBindings } from './binding/toBindings.ts'
import { createLabelIndex, type LabelIndex } from './createLabelIndex.ts'
import type { DescriptorFile } from './reading/descriptorFile.ts'
import { readDescriptor } from './reading/readDescriptor.ts'
import { type Refusal, readFolder } from './reading/readFolder.ts'

export declare namespace openLabels {
  type Parameters = { folder: string; logger: Pick<Logger, 'info' | 'error'> }
}

/** Words for contracts in all. */
const most = 200_000
/** Refusals that are logged. */
const mostLogged = 50

/**
 * Reads the descriptors of a folder (ERC-7730). A file that cannot be used is refused whole, with
 * its name and the reason in the log, and the others count. Never rejects.
 */
export async function openLabels(parameters: openLabels.Parameters): Promise<LabelIndex> {
  const { folder, logger } = parameters
  try {
    const labels = await read(folder)
    const { size, refused } = labels
    for (const refusal of refused.slice(0, mostLogged)) logger.error('label refused', refusal)
    logger.info('labels', { count: size, refused: refused.length })
    return labels
  } catch (error) {
    logger.error('labels unreadable', { reason: String(error) })
    return createLabelIndex([], [])
  }
}

async function read(folder: string): Promise<LabelIndex> {
  const { texts, refused: unread } = await readFolder(folder)
  const refused: Refusal[] = [...unread]
  const attempt = <value>(file: string, run: () => value): value | undefined => {
    try {
      return run()
    } catch (error) {
      refused.push({ file, reason: error instanceof Error ? error.message : String(error) })
      return undefined
    }
  }
  const files = new Map<string, DescriptorFile>()
  for (const [path, text] of texts) {
    const file = attempt(path, () => readDescriptor(text))
    if (file) files.set(path, file)
  }
  const bindings: Binding[] = []
  for (const path of files.keys()) {
    const found = attempt(path, () => {
      const own = toBindings(joinIncludes(files, path))
      if (bindings.length + own.length > most) throw new Error(`More than ${most} words in all.`)
      return own
    })
    for (const binding of found ?? []) bindings.push(binding)
  }
  return createLabelIndex(bindings, refused)
}
