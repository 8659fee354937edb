import { posix } from 'node:path'
import type { DescriptorFile } from '../reading/descriptorFile.ts'

/** Files that include each other, in a row. */
const most = 4
const pathForm = /^(?:\.\.?\/)*(?:\w[\w.-]*\/)*\w[\w.-]*\.json$/

/**
 * A descriptor with what it takes from the files that it includes. Only files that were read are
 * found, so that a path leads nowhere else. What a file says itself goes before.
 * @throws if one includes itself, too many others, or what is not there
 */
export function joinIncludes(
  files: ReadonlyMap<string, DescriptorFile>,
  path: string,
): DescriptorFile {
  const chain: DescriptorFile[] = []
  for (let at: string | undefined = path; at !== undefined; ) {
    const file = files.get(at)
    if (!file) throw new Error(`includes: There is no usable file ${JSON.stringify(at)}.`)
    if (chain.length > most) throw new Error(`includes: More than ${most} files, or a circle.`)
    chain.push(file)
    const { includes } = file
    if (includes !== undefined && !pathForm.test(includes))
      throw new Error('includes: Must be the path of a JSON file in the folder.')
    at = includes === undefined ? undefined : posix.join(posix.dirname(at), includes)
  }
  return chain.toReversed().reduce(join)
}

function join(outer: DescriptorFile, own: DescriptorFile): DescriptorFile {
  const formats = new Map(outer.formats)
  for (const [key, words] of own.formats) formats.set(key, words ?? formats.get(key))
  return {
    ...{ includes: own.includes, owner: own.owner ?? outer.owner, formats },
    context: joinContexts(outer.context, own.context),
  }
}

function joinContexts(
  outer: DescriptorFile['context'],
  own: DescriptorFile['context'],
): DescriptorFile['context'] {
  if (!outer || !own) return own ?? outer
  if (outer.kind !== own.kind) throw new Error('includes: Is about something else.')
  // Conditions are only ever added.
  return {
    kind: own.kind,
    deployments: own.deployments ?? outer.deployments,
    domain: own.domain || outer.domain ? { ...outer.domain, ...own.domain } : undefined,
    domainSeparator: own.domainSeparator ?? outer.domainSeparator,
    unchecked: [...outer.unchecked, ...own.unchecked],
  }
}
