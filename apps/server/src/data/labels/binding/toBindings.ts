import type { DescriptorContext, DescriptorFile } from '../reading/descriptorFile.ts'
import { readFunction } from './readFunction.ts'

/** Words, and whose they are. */
export type Label = { readonly owner: string; readonly intent: string }

/** Where words count. */
export type Binding = {
  readonly chainId: number
  /** In lower case. */
  readonly contract: string
  /** The selector of a function, or the encoded type of typed data. */
  readonly subject: string
  /** What else has to be true of the domain of typed data. */
  readonly domain?: Pick<DescriptorContext, 'domain' | 'domainSeparator'> | undefined
  readonly label: Label
}

const most = 20_000
/** A type as EIP-712 hashes it. */
const typeForm = /^[A-Za-z_$][\w$]*\([\w$ ,[\]]*\)(?:[A-Za-z_$][\w$]*\([\w$ ,[\]]*\))*$/

/**
 * Where the words of a descriptor count. A file that names no contract is for others to include,
 * and has none.
 * @throws if that cannot be said exactly
 */
export function toBindings({ context, owner, formats }: DescriptorFile): readonly Binding[] {
  const { deployments } = context ?? {}
  if (!context || !deployments || deployments.length === 0) return []
  const [condition] = context.unchecked
  if (condition !== undefined)
    throw new Error(`context.contract.${condition}: Is a condition that is not checked here.`)
  const words = [...toSubjects(context.kind, formats)]
  if (words.length === 0) return []
  if (owner === undefined) throw new Error('metadata.owner: Must say whose words they are.')
  if (deployments.length * words.length > most)
    throw new Error(`display.formats: Has more than ${most} words for contracts.`)
  const { kind, domain, domainSeparator } = context
  return deployments.flatMap(({ chainId, address: contract }) =>
    words.map(
      ([subject, intent]): Binding => ({
        ...{ chainId, contract, subject, label: { owner, intent } },
        ...(kind === 'eip712' && { domain: { domain, domainSeparator } }),
      }),
    ),
  )
}

function toSubjects(
  kind: DescriptorContext['kind'],
  formats: DescriptorFile['formats'],
): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>()
  for (const [key, intent] of formats) {
    const subject = kind === 'contract' ? readFunction(key) : readType(key)
    if (intent === undefined) continue
    if (subjects.has(subject) && subjects.get(subject) !== intent)
      throw new Error(`formats.${key.slice(0, 100)}: Has other words elsewhere in the file.`)
    subjects.set(subject, intent)
  }
  return subjects
}

/** The name of a type alone could be that of another one. */
function readType(key: string): string {
  if (key.length <= 2000 && typeForm.test(key)) return key
  throw new Error(`formats.${key.slice(0, 100)}: Must be a type as EIP-712 encodes it.`)
}
