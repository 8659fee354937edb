import {
  type CorpusRow,
  corpusAccount,
  listEvmRequests,
  listHostileRequests,
} from '@cleat/testing/policy'
import type { RequestGroup, RequestKind } from './requestKind.ts'

const address = new RegExp(corpusAccount.slice(2), 'gi')

/** What the rules say about a request of the corpus, in the order of the groups. */
const titles = {
  plain: 'Corpus: let through',
  caution: 'Corpus: to be confirmed',
  stop: 'Corpus: stopped',
  refused: 'Corpus: refused',
} as const

/** Every request of the corpus, for Ethereum, as the account in use would be asked for it. */
export function corpusRequests(): readonly RequestGroup[] {
  const rows = listEvmRequests()
  const levels = Object.keys(titles) as (keyof typeof titles)[]
  return [
    ...levels.map((level) => ({
      title: titles[level],
      kinds: rows.filter((row) => row.level === level).map(toKind),
    })),
    { title: 'Corpus: hostile', kinds: listHostileRequests().map(toKind) },
  ].filter(({ kinds }) => kinds.length > 0)
}

function toKind({ name, request }: Pick<CorpusRow, 'name' | 'request'>): RequestKind {
  const { method, params } = request
  return { title: name, method, getParams: ({ account }) => replaceAccount(params, account) }
}

/** The same data about another account, whose address also stands inside call data and texts. */
function replaceAccount(value: unknown, account: string): unknown {
  if (typeof value === 'string') return value.replaceAll(address, account.slice(2))
  if (Array.isArray(value)) return value.map((one: unknown) => replaceAccount(one, account))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceAccount(one, account)]),
  )
}
