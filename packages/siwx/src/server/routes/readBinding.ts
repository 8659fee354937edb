import type { Caller } from './caller.ts'

/** What terms are sealed for: the key of the client, or a value that only this browser has. */
export function readBinding({ jkt, cookies }: Caller): string | undefined {
  if (jkt !== undefined) return `key ${jkt}`
  const value = cookies.get('cleat-pre')
  return value !== undefined && /^[0-9A-Za-z]{24}$/.test(value) ? value : undefined
}
