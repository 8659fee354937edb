/** Plain data: what JSON can say. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain }

export declare namespace readPlain {
  type Parameters = {
    /** UTF-16 units of all texts and keys together, with 8 for each other value. */
    mostSize: number
    /** @default 32 */
    mostDepth?: number | undefined
  }
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies what another realm sent, if it is plain data within the limits, and freezes the copy.
 * Accessors, class instances, functions, symbols, bigints, holes and cycles are not plain.
 * @returns `undefined` otherwise
 */
export function readPlain(value: unknown, limits: readPlain.Parameters): Plain | undefined {
  const { mostSize, mostDepth = 32 } = limits
  let size = 0
  const isTooBig = (more: number) => {
    size += more
    return size > mostSize
  }

  function copy(part: unknown, depth: number): Plain | undefined {
    if (typeof part === 'string') return isTooBig(part.length) ? undefined : part
    if (isTooBig(8) || depth > mostDepth) return undefined
    if (part === null || typeof part === 'boolean') return part
    if (typeof part === 'number') return Number.isFinite(part) ? part : undefined
    if (typeof part !== 'object') return undefined
    return Array.isArray(part) ? copyList(part, depth) : copyRecord(part, depth)
  }

  function copyList(list: readonly unknown[], depth: number): readonly Plain[] | undefined {
    const copied: Plain[] = []
    for (let index = 0; index < list.length; index += 1) {
      const item = copy(readOwn(list, index), depth + 1)
      if (item === undefined) return undefined
      copied.push(item)
    }
    return Object.freeze(copied)
  }

  function copyRecord(record: object, depth: number): Plain | undefined {
    const prototype: unknown = Object.getPrototypeOf(record)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return undefined
    if (Object.getOwnPropertySymbols(record).length > 0) return undefined
    const copied: { [key: string]: Plain } = {}
    for (const key of Object.keys(record)) {
      if (forbiddenKeys.has(key) || isTooBig(key.length)) return undefined
      const item = copy(readOwn(record, key), depth + 1)
      if (item === undefined) return undefined
      copied[key] = item
    }
    return Object.freeze(copied)
  }

  return copy(value, 0)
}

/** Its own value, without running an accessor. */
function readOwn(holder: object, key: PropertyKey): unknown {
  const property = Object.getOwnPropertyDescriptor(holder, key)
  return property && 'value' in property ? property.value : undefined
}
