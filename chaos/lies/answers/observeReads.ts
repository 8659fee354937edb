import { currentPage } from '../../browser/page.ts'
import type { HeardAnswer } from './createAnswers.ts'
import type { Path } from './path.ts'

/** What the code of pages read of answers, also where nothing was. */
export type Reads = {
  /** Whatever is parsed of this text from now on is watched. */
  expect(text: string, heard: Pick<HeardAnswer, 'answer' | 'at'>): void
  /** Watches a value that needs no parsing. */
  observe<value>(value: value, heard: Pick<HeardAnswer, 'answer' | 'at'>): value
  readonly list: readonly { readonly answer: string; readonly at: number; readonly path: Path }[]
  stop(): void
}

/** A value whose fields are watched must not be copied, which would read all of them. */
const observed = Object.create(Object.prototype)

/**
 * Notes which fields of answers are read. That is the schema of an answer: what code reads it by,
 * whether it is written as one or not.
 */
export function observeReads(): Reads {
  const list: { answer: string; at: number; path: Path }[] = []
  const known = new Set<string>()
  const expected = new Map<string, Pick<HeardAnswer, 'answer' | 'at'>>()
  const { parse } = JSON

  function observe<value>(
    value: value,
    { answer, at }: Pick<HeardAnswer, 'answer' | 'at'>,
    path: Path = [],
  ): value {
    if (typeof value !== 'object' || value === null) return value
    const note = (name: string | symbol): Path | undefined => {
      if (typeof name === 'symbol' || name in Object.prototype || name === 'then') return undefined
      const isIndex = Array.isArray(value) && /^\d+$/.test(name)
      if (Array.isArray(value) && !isIndex) return undefined
      const place = [...path, isIndex ? Number(name) : name]
      const key = `${answer} ${at} ${place.join('.')}`
      if (!known.has(key)) list.push({ answer, at, path: place })
      known.add(key)
      return place
    }
    return new Proxy(value, {
      get(target, name) {
        const place = note(name)
        const inner: unknown = Reflect.get(target, name)
        return place ? observe(inner, { answer, at }, place) : inner
      },
      has(target, name) {
        note(name)
        return Reflect.has(target, name)
      },
      getPrototypeOf: (target) =>
        Array.isArray(target) ? Array.prototype : path.length === 0 ? observed : Object.prototype,
    })
  }

  JSON.parse = (text: string, reviver?: (key: string, value: unknown) => unknown) => {
    const value: unknown = parse(text, reviver)
    const heard = currentPage.getStore() && expected.get(text)
    return heard ? observe(value, heard) : value
  }
  return {
    list,
    observe: (value, heard) => observe(value, heard),
    expect: (text, heard) => void expected.set(text, heard),
    stop() {
      JSON.parse = parse
    },
  }
}
