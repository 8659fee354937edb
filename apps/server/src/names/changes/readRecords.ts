import { parseJson } from '../../http/parseJson.ts'
import { Problem, type ProblemPart } from '../../http/problem.ts'
import { checkText } from '../records/checkText.ts'

/** What an owner wants written. `null` deletes. */
export type WantedRecords = {
  readonly texts: ReadonlyMap<string, string | null>
  /** Addresses by coin type, as accounts write them. */
  readonly addresses: ReadonlyMap<bigint, string | null>
}

const mostTexts = 24
const mostAddresses = 8
const longestAddress = 128

/**
 * Reads the records that were signed, from their JSON.
 * @throws a `Problem` that names what is wrong
 */
export function readRecords(text: string): WantedRecords {
  const parsed = parseJson(text)
  if (!isObject(parsed)) throw refuse([{ at: '/records', detail: 'is not an object' }])
  const other = Object.keys(parsed).find((key) => key !== 'texts' && key !== 'addresses')
  if (other !== undefined)
    throw refuse([{ at: '/records', detail: 'has something else than texts and addresses' }])
  const texts = readEntries(parsed, 'texts', mostTexts)
  const addresses = readEntries(parsed, 'addresses', mostAddresses)
  const faults = [
    ...texts.flatMap(([key, value]) => toPart(`texts/${key}`, checkEntry(key, value))),
    ...addresses.flatMap(([key, value]) => toPart(`addresses/${key}`, checkAddress(key, value))),
  ]
  if (faults.length > 0) throw refuse(faults)
  if (texts.length + addresses.length === 0)
    throw refuse([{ at: '/records', detail: 'has nothing to write' }])
  return {
    texts: new Map(texts as [string, string | null][]),
    addresses: new Map(addresses.map(([key, value]) => [BigInt(key), value as string | null])),
  }
}

function readEntries(
  parsed: Readonly<Record<string, unknown>>,
  name: 'texts' | 'addresses',
  most: number,
): readonly (readonly [string, unknown])[] {
  const found = Object.hasOwn(parsed, name) ? parsed[name] : {}
  if (!isObject(found)) throw refuse([{ at: `/records/${name}`, detail: 'is not an object' }])
  const entries = Object.entries(found)
  if (entries.length > most)
    throw refuse([{ at: `/records/${name}`, detail: `has more than ${most}` }])
  return entries
}

function checkEntry(key: string, value: unknown): string | undefined {
  if (value === null) return undefined
  return typeof value === 'string' ? checkText(key, value) : 'is neither a text nor null'
}

function checkAddress(key: string, value: unknown): string | undefined {
  if (!/^(?:0|[1-9]\d{0,19})$/.test(key)) return 'is not a coin type'
  if (value === null) return undefined
  return typeof value === 'string' && value.length <= longestAddress
    ? undefined
    : 'is neither an address nor null'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toPart(path: string, detail: string | undefined): readonly ProblemPart[] {
  return detail === undefined ? [] : [{ at: `/records/${path.slice(0, 80)}`, detail }]
}

function refuse(errors: readonly ProblemPart[]): Problem {
  return new Problem('INVALID_BODY', {
    detail: 'The records cannot be written. See `errors`, correct them and sign again.',
    errors: errors.slice(0, 20),
  })
}
