export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Keys of identifying values or pairing secrets. They are dropped at any depth. */
const privateKeys = new Set([
  'address',
  'addresses',
  'account',
  'accounts',
  'caipaddress',
  'recipient',
  'hash',
  'txhash',
  'ensname',
  'uri',
  'email',
])

/** Safe in a database, but dangerous in code that copies objects by key. */
const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

const limits = { text: 2000, items: 200, depth: 10 }

/**
 * Reduces an event's props to what is stored: bounded, without identifiers of the visitor, and
 * valid for PostgreSQL.
 */
export function cleanProps(props: Readonly<Record<string, unknown>>): {
  readonly [key: string]: Json
} {
  return cleanObject(props, 1)
}

function clean(value: unknown, depth: number): Json {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null || depth > limits.depth) return null
  if (!Array.isArray(value)) return cleanObject(value, depth)
  return value.slice(0, limits.items).map((item) => clean(item, depth + 1))
}

function cleanObject(value: object, depth: number): { readonly [key: string]: Json } {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !privateKeys.has(key.toLowerCase()) && !dangerousKeys.has(key))
      .slice(0, limits.items)
      .map(([key, item]) => [cleanText(key), clean(item, depth + 1)]),
  )
}

/** Cleans text outside props too. */
export function cleanText(text: string): string {
  return (
    text
      .slice(0, limits.text)
      // PostgreSQL stores neither NUL nor lone surrogates.
      .replaceAll('\0', '')
      .toWellFormed()
      .replace(/\bwc:[^\s"']+/gi, 'wc:…')
      .replace(/(\bhttps?:\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1')
      .replace(/\b0x[\da-f]{40}\b/gi, '0x…')
  )
}
