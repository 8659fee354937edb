import { isRecord } from '../../requests/isRecord.ts'
import type { DeclaredTypes } from './encodeType.ts'

const identifier = /^[A-Za-z_$][\w$]{0,127}$/
const typeForm = /^[A-Za-z_$][\w$]{0,127}(?:\[\d{0,9}\]){0,8}$/

/** Reads the types that typed data declares. `undefined` if they are no types. */
export function readStructs(value: unknown): DeclaredTypes | undefined {
  if (!isRecord(value)) return undefined
  for (const [type, members] of Object.entries(value)) {
    if (!identifier.test(type) || !Array.isArray(members)) return undefined
    if (!(members as unknown[]).every(isMember)) return undefined
  }
  return value as DeclaredTypes
}

function isMember(member: unknown): boolean {
  if (!isRecord(member)) return false
  const { name, type } = member
  return (
    typeof name === 'string' &&
    identifier.test(name) &&
    typeof type === 'string' &&
    typeForm.test(type)
  )
}
