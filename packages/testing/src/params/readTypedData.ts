import { type TypedDataDefinition, validateTypedData } from 'viem'
import { invalidParams } from './invalidParams.ts'
import { isRecord } from './isRecord.ts'

/** Reads EIP-712 typed data, as an object or as JSON, which most sites send. */
export function readTypedData(value: unknown): TypedDataDefinition {
  const data = typeof value === 'string' ? parseJson(value) : value
  if (!isTypedData(data)) {
    throw invalidParams('typed data needs "types", "primaryType", "domain" and "message"')
  }
  try {
    validateTypedData(data)
  } catch (error) {
    throw invalidParams(`typed data: ${error instanceof Error ? error.message : String(error)}`)
  }
  return data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidParams('typed data is not JSON')
  }
}

function isTypedData(value: unknown): value is TypedDataDefinition {
  return (
    isRecord(value) &&
    isRecord(value.types) &&
    Object.values(value.types).every(
      (fields) =>
        Array.isArray(fields) &&
        fields.every(
          (field: unknown) =>
            isRecord(field) && typeof field.name === 'string' && typeof field.type === 'string',
        ),
    ) &&
    typeof value.primaryType === 'string' &&
    Object.hasOwn(value.types, value.primaryType) &&
    isRecord(value.domain) &&
    isRecord(value.message)
  )
}
