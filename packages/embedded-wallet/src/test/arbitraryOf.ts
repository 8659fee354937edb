import fc from 'fast-check'
import type { GenericSchema } from 'valibot'
import { frameHex } from '../protocol/frameHex.ts'
import { questionSchema } from '../protocol/frameQuestion.ts'
import { outlineSchema } from '../protocol/frameRequest.ts'

type Values = fc.Arbitrary<unknown>

/** What valibot keeps of a schema. */
type Shape = GenericSchema & {
  readonly entries?: Readonly<Record<string, Shape>>
  readonly options?: readonly (string | Shape)[]
  readonly literal?: string | number
  readonly item?: Shape
  readonly key?: Shape
  readonly value?: Shape
  readonly wrapped?: Shape
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** Values that a schema of the protocol takes. */
export function arbitraryOf(schema: GenericSchema): Values {
  const shape = schema as Shape
  const special = customs.get(schema)
  if (special) return special
  const inner = (one: Shape | undefined) => (one ? arbitraryOf(one) : fc.constant(undefined))
  switch (shape.type) {
    case 'strict_object':
    case 'object':
      return toRecord(shape)
    case 'array':
      return fc.array(inner(shape.item), { ...readLengths(shape), size: 'xsmall' })
    case 'record':
      return fc.dictionary(inner(shape.key) as fc.Arbitrary<string>, inner(shape.value), {
        maxKeys: 4,
        noNullPrototype: true,
      })
    case 'nullable':
      return fc.oneof(fc.constant(null), inner(shape.wrapped))
    case 'optional':
      return inner(shape.wrapped)
    case 'variant':
    case 'union':
      return fc.oneof(...(shape.options ?? []).map((one) => inner(one as Shape)))
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []))
    case 'literal':
      return fc.constant(shape.literal)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return toNumber(shape)
    case 'string':
      return toText(shape)
    default:
      throw new Error(`No values of ${shape.type}.`)
  }
}

const hex = (least: number, most: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
      minLength: least,
      maxLength: most,
    })
    .map((digits) => `0x${digits}`)

/** Schemas that say nothing of what they take. */
const customs = new Map<GenericSchema, Values>([
  [frameHex.address, hex(40, 40)],
  [frameHex.hash, hex(64, 64)],
  [frameHex.quantity, hex(1, 64)],
  [
    frameHex.bytes,
    fc
      .array(hex(2, 2), { maxLength: 8 })
      .map((all) => `0x${all.map((one) => one.slice(2)).join('')}`),
  ],
])
const { question } = (outlineSchema as Shape).entries ?? {}
if (question)
  customs.set(
    question,
    fc.constant(null).chain(() => arbitraryOf(questionSchema)),
  )

function toRecord({ entries = {} }: Shape): Values {
  const all = Object.entries(entries)
  const required = all.flatMap(([name, { type }]) => (type === 'optional' ? [] : [name]))
  const values = Object.fromEntries(all.map(([name, one]) => [name, arbitraryOf(one)]))
  return fc.record(values, { requiredKeys: required, noNullPrototype: true })
}

function find(shape: Shape, type: string): unknown {
  return shape.pipe?.find((action) => action.type === type)?.requirement
}

function readLengths(shape: Shape): { minLength: number; maxLength: number } {
  const [least = 0, most = 64] = [find(shape, 'min_length'), find(shape, 'max_length')]
  return { minLength: Number(least), maxLength: Number(most) }
}

function toNumber(shape: Shape): Values {
  const [min = -10, max = 100] = [find(shape, 'min_value'), find(shape, 'max_value')]
  return fc.integer({ min: Number(min), max: Math.min(Number(max), 2 ** 31 - 1) })
}

function toText(shape: Shape): Values {
  const form = find(shape, 'regex')
  const { maxLength } = readLengths(shape)
  if (!(form instanceof RegExp)) return fc.string({ maxLength: Math.min(maxLength, 100) })
  const size = 'xsmall'
  return fc
    .stringMatching(new RegExp(form.source), { size })
    .filter((text) => text.length <= maxLength)
}
