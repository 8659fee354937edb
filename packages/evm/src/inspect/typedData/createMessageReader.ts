import { isRecord } from '../../requests/isRecord.ts'

/** Reads the members of a message, each by its declared type. Throws if one is not of it. */
export type MessageReader = {
  address(name: string): string
  number(name: string): bigint
  isTrue(name: string): boolean
  bytes(name: string): string
  inner(name: string): MessageReader
  list(name: string): readonly MessageReader[]
}

const address = /^0x[0-9a-f]{40}$/i
const number = /^(?:0|[1-9]\d{0,77}|0x[0-9a-f]{1,64})$/i
const bytes = /^0x(?:[0-9a-f]{2})*$/i

/** Creates the reader of a message, which is plain data that does not change. */
export function createMessageReader(message: unknown): MessageReader {
  const read = (name: string): unknown => {
    if (!isRecord(message) || !Object.hasOwn(message, name)) throw new Error(`No ${name}`)
    return message[name]
  }
  const text = (name: string, form: RegExp): string => {
    const value = read(name)
    if (typeof value !== 'string' || !form.test(value)) throw new Error(`No ${name}`)
    return value.toLowerCase()
  }
  return {
    address: (name) => text(name, address),
    bytes: (name) => text(name, bytes),
    number(name) {
      const value = read(name)
      if (typeof value === 'bigint') return value
      if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
      return BigInt(text(name, number))
    },
    isTrue(name) {
      const value = read(name)
      if (typeof value === 'boolean') return value
      throw new Error(`No ${name}`)
    },
    inner: (name) => createMessageReader(read(name)),
    list(name) {
      const value = read(name)
      if (!Array.isArray(value)) throw new Error(`No ${name}`)
      return (value as unknown[]).map(createMessageReader)
    },
  }
}
