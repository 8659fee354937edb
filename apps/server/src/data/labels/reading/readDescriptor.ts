import * as v from 'valibot'
import { type DescriptorFile, descriptorFile } from './descriptorFile.ts'

/** Names that mean something else in programs. */
const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads a descriptor.
 * @throws an error whose message says what is wrong, and where
 * @see ERC-7730
 */
export function readDescriptor(text: string): DescriptorFile {
  const read = v.safeParse(descriptorFile, parse(text))
  if (read.success) return read.output
  const [issue] = read.issues
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new Error(`${path.slice(0, 200) || 'the file'}: ${issue.message.slice(0, 200)}`)
}

function parse(text: string): unknown {
  return JSON.parse(text, (name, value) => {
    if (reserved.has(name)) throw new Error(`${name}: Must not be a name.`)
    return value
  })
}
