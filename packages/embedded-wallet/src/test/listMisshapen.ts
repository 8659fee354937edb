import { replaceAt } from './replaceAt.ts'

/**
 * Copies of a value that have one field more or one less, or a value of another type in its place.
 * @param optional names of fields that may be absent
 */
export function listMisshapen(value: unknown, optional: readonly string[] = []): unknown[] {
  return listPaths(value).flatMap(({ path, part }) => {
    const key = path.at(-1)
    const isInList = typeof key === 'number'
    const mayBeAbsent = key === undefined || isInList || optional.includes(key)
    return [
      ...others.filter((other) => typeof other !== typeof part || other === null),
      ...(isRecord(part) ? [{ ...part, further: 1 }, [1]] : []),
      ...(Array.isArray(part) ? [{ ...part }] : []),
      ...(mayBeAbsent ? [] : [undefined]),
    ].map((other) => replaceAt(value, path, other))
  })
}

const others: readonly unknown[] = [null, true, 7.5, 'text', { further: 1 }]

function listPaths(
  part: unknown,
  path: readonly (string | number)[] = [],
): { readonly path: readonly (string | number)[]; readonly part: unknown }[] {
  const inner = Array.isArray(part)
    ? part.flatMap((item, at) => listPaths(item, [...path, at]))
    : isRecord(part)
      ? Object.entries(part).flatMap(([key, item]) => listPaths(item, [...path, key]))
      : []
  return [{ path, part }, ...inner]
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
