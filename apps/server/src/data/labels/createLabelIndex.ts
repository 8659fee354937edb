import { domainSeparator } from 'viem'
import type { Binding, Label } from './binding/toBindings.ts'
import type { Refusal } from './reading/readFolder.ts'

/** A call or a signature that someone may have words for. */
export type LabelSubject = {
  readonly chainId: number
  /** In lower case. */
  readonly contract: string
  /** The selector of a function, or the encoded type of typed data. */
  readonly subject: string
  /** What typed data is signed for, beside chain and contract. */
  readonly domain?:
    | { readonly name?: string | undefined; readonly version?: string | undefined }
    | undefined
}

export type LabelIndex = {
  /** The words for it, if there are some and only one kind of them. */
  find(subject: LabelSubject): Label | undefined
  readonly size: number
  readonly refused: readonly Refusal[]
}

/** Finds words. Where files disagree, nothing is said. */
export function createLabelIndex(
  bindings: readonly Binding[],
  refused: readonly Refusal[],
): LabelIndex {
  const known = Map.groupBy(bindings, toKey)
  return {
    ...{ size: bindings.length, refused },
    find(subject) {
      const fitting = (known.get(toKey(subject)) ?? []).filter((one) => isFor(one, subject))
      const [first, ...rest] = fitting.map(({ label }) => label)
      const isSame = rest.every(
        ({ owner, intent }) => owner === first?.owner && intent === first.intent,
      )
      return isSame ? first : undefined
    },
  }
}

function toKey({ chainId, contract, subject }: Omit<LabelSubject, 'domain'>): string {
  return `${chainId} ${contract} ${subject}`
}

function isFor(binding: Binding, { chainId, contract, domain: signed }: LabelSubject): boolean {
  if (!binding.domain || !signed) return !binding.domain && !signed
  const { domain = {}, domainSeparator: separator } = binding.domain
  const whole = { ...signed, chainId, verifyingContract: contract }
  const names = Object.keys(domain) as (keyof typeof domain)[]
  const isFitting = names.every(
    (name) => domain[name] === undefined || domain[name] === whole[name],
  )
  return isFitting && (separator === undefined || separator === hash(whole))
}

function hash(domain: {
  readonly name?: string | undefined
  readonly version?: string | undefined
  readonly chainId: number
  readonly verifyingContract: string
}): string {
  const { name, version, chainId, verifyingContract } = domain
  return domainSeparator({
    domain: {
      ...(name !== undefined && { name }),
      ...(version !== undefined && { version }),
      ...{ chainId, verifyingContract: verifyingContract as `0x${string}` },
    },
  })
}
