/** Encodes texts and numbers of four bytes, each after its length in two bytes. */
export function otherFields(fields: readonly (string | number)[]): Uint8Array {
  const parts = fields.map((field) => {
    if (typeof field === 'string') return Buffer.from(field)
    const number = Buffer.alloc(4)
    number.writeUInt32BE(field)
    return number
  })
  const lengths = parts.map(({ length }) => Buffer.from([length >> 8, length & 255]))
  return new Uint8Array(Buffer.concat(parts.flatMap((part, at) => [lengths[at] ?? part, part])))
}
