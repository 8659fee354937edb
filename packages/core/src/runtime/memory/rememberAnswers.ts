import type { QueryClient } from '@tanstack/query-core'
import {
  array,
  integer,
  maxLength,
  minLength,
  number,
  object,
  pipe,
  safeParse,
  string,
  unknown,
} from 'valibot'
import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import { type AnswerSchema, answerSchemas } from './answerSchemas.ts'

type MemoryKit = KitBase & { readonly queryClient: QueryClient }

/** What was answered, where (network and account) and when. */
type Entry = { readonly place: readonly string[]; readonly at: number; readonly answer: unknown }

const schema = object({
  place: pipe(array(pipe(string(), maxLength(128))), minLength(1), maxLength(2)),
  at: pipe(number(), integer()),
  answer: unknown(),
})

/** Of each kind, the most recent. */
const mostEntries = 6
/** In characters, of a kind. The storage itself reads a little more. */
const longest = 60_000
const oldestMs = 7 * 24 * 60 * 60_000

/**
 * Brings back what was known of the connected accounts on the last visit, and keeps what becomes
 * known. Answers of an earlier visit count as outdated, so whatever shows them asks again. Those of
 * accounts that are not connected are deleted.
 *
 * TanStack's persister stores what it is given: here a schema decides, and the account's end.
 */
export function rememberAnswers(kit: MemoryKit): void {
  const { controllers, id, lifetime, queryClient } = kit
  forgetOthers(kit)
  for (const [kind, answers] of Object.entries(answerSchemas)) restore(kit, kind, answers)
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      // `manual` marks data that was set and not fetched, such as a restored answer.
      if (event.action.manual) return
      const [root, of, kind, ...place] = event.query.queryKey as string[]
      const answers = root === 'cleat' && of === id && kind ? answerSchemas[kind] : undefined
      if (answers) keep(kit, answers, { place, at: Date.now(), answer: event.query.state.data })
    }),
    subscribe(controllers.account.state, () => forgetOthers(kit)),
  ]
  lifetime.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop()
    },
    { once: true },
  )
}

function restore({ id, queryClient, storage }: MemoryKit, kind: string, answers: AnswerSchema) {
  for (const { place, at, answer } of readEntries(storage, answers)) {
    const queryKey = ['cleat', id, kind, ...place]
    const data = answers.fromStored(answer, place)
    if (data === undefined || queryClient.getQueryData(queryKey) !== undefined) continue
    queryClient.setQueryData(queryKey, data, { updatedAt: at })
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

function keep(kit: MemoryKit, answers: AnswerSchema, { place, at, answer: data }: Entry): void {
  if (!listConnected(kit).has(place.at(-1))) return
  const answer = answers.toStored(data)
  if (answer === undefined) return
  const key = String(place)
  const others = readEntries(kit.storage, answers).filter(({ place }) => String(place) !== key)
  const entries = [{ place, at, answer }, ...others].slice(0, mostEntries)
  while (JSON.stringify(entries).length > longest) entries.pop()
  kit.storage.set(answers.storageKey, entries)
}

function readEntries(storage: KitBase['storage'], { storageKey }: AnswerSchema): Entry[] {
  const now = Date.now()
  const stored = storage.get(storageKey) ?? []
  return stored.slice(0, mostEntries).flatMap((value) => {
    const result = safeParse(schema, value)
    if (!result.success) return []
    const { at } = result.output
    // A clock that was set back would keep an answer young for ever.
    return at <= now && now - at < oldestMs ? [result.output] : []
  })
}

/** Deletes what is stored of accounts that are not connected, once no session is being restored. */
function forgetOthers(kit: MemoryKit): void {
  const { account } = kit.controllers
  const states = Object.values(account.state)
  if (states.some(({ status }) => status === 'connecting' || status === 'reconnecting')) return
  const connected = listConnected(kit)
  for (const answers of Object.values(answerSchemas)) {
    const key = answers.storageKey
    if (!kit.storage.get(key)) continue
    const entries = readEntries(kit.storage, answers)
    const kept = entries.filter(({ place }) => connected.has(place.at(-1)))
    if (kept.length === 0) kit.storage.remove(key)
    else if (kept.length < entries.length) kit.storage.set(key, kept)
  }
}

function listConnected(kit: KitBase): ReadonlySet<string | undefined> {
  return new Set(
    Object.values(kit.controllers.account.state).flatMap(({ status, allAccounts }) =>
      status === 'connected' ? allAccounts.map(({ address }) => address) : [],
    ),
  )
}
