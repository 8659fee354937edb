import fc from 'fast-check'
import { hostileValues } from './hostileValues.ts'

/** A message that began as an honest one, and where it goes. */
export type MutatedEnvelope = {
  /** Which honest message it began as. */
  readonly from: number
  /** How its number relates to those before. */
  readonly number: 'same' | 'first' | 'next' | 'skip'
  readonly changes: readonly EnvelopeChange[]
  /** Whether it is carried as browsers do, where they carry it. */
  readonly isCloned: boolean
  readonly ports: number
}

type EnvelopeChange = {
  readonly kind: ChangeKind
  readonly place: number
  readonly other: number
  readonly key: string
}

type ChangeKind =
  | ('remove' | 'add' | 'replace' | 'swap' | 'nest' | 'repeat')
  | ('kind' | 'body' | 'number')

const numbers = ['next', 'next', 'next', 'next', 'next', 'next', 'same', 'first', 'skip'] as const
const kinds: readonly ChangeKind[] = [
  ...(['remove', 'add', 'replace', 'replace', 'swap'] as const),
  ...(['nest', 'repeat', 'kind', 'body', 'number'] as const),
]
const keys = [
  ...['to', 'id', 'v', 'kind', 'body', 'answer', 'further', 'email', '0', '-1', '', 'length'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'then', 'toJSON', 'hasOwnProperty'],
]

export const mutatedEnvelope: fc.Arbitrary<MutatedEnvelope> = fc.record({
  from: fc.nat(10_000),
  number: fc.constantFrom(...numbers),
  changes: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      place: fc.nat(10_000),
      other: fc.nat(10_000),
      key: fc.constantFrom(...keys),
    }),
    { minLength: 1, maxLength: 3, size: 'max' },
  ),
  isCloned: fc.boolean(),
  ports: fc.constantFrom(...Array<number>(40).fill(0), 1),
})

/** The number of an envelope after others. */
export function chooseNumber(how: MutatedEnvelope['number'], last: number): number {
  if (how === 'first') return 1
  return last + { same: 0, next: 1, skip: 9 }[how]
}

export type Honest = { readonly kind: string; readonly body: unknown }

/**
 * Writes an envelope, and changes it.
 * @param honest what it can begin as, and what others say
 */
export function writeEnvelope(
  mutated: Pick<MutatedEnvelope, 'from' | 'changes' | 'isCloned'>,
  honest: readonly Honest[],
  id: number,
): unknown {
  const pick = (at: number) => honest[at % honest.length] ?? { kind: '', body: null }
  const { kind, body } = structuredClone(pick(mutated.from))
  let holder: Holder = { envelope: { v: 1, id, kind, body } }
  for (const change of mutated.changes) holder = applyChange(holder, change, pick)
  if (!mutated.isCloned) return holder.envelope
  try {
    return structuredClone(holder.envelope)
  } catch {
    return holder.envelope
  }
}

type Holder = Record<string, unknown>

function applyChange(
  holder: Holder,
  { kind, place, other, key }: EnvelopeChange,
  pick: (at: number) => Honest,
): Holder {
  const slots = listSlots(holder)
  const at = (index: number) => slots[index % slots.length] ?? { owner: holder, name: 'envelope' }
  const { owner, name } = at(place)
  const set = (value: unknown, on: object = owner, by = name) => {
    // The length of a list is set by its items.
    if (Array.isArray(on) && by === 'length') return
    Reflect.defineProperty(on, by, {
      ...{ value, enumerable: true, configurable: true, writable: true },
    })
  }
  const value = Reflect.get(owner, name)
  const make = hostileValues[other % hostileValues.length]
  switch (kind) {
    case 'remove':
      Reflect.deleteProperty(owner, name)
      break
    case 'add':
      if (canChange(value)) set(make?.(), value, key)
      break
    case 'replace':
      set(make?.())
      break
    case 'swap': {
      const second = at(other)
      const moved = Reflect.get(second.owner, second.name)
      set(value, second.owner, second.name)
      set(moved)
      break
    }
    case 'nest': {
      let nested = value
      for (let depth = other % 40; depth >= 0; depth -= 1)
        nested = other % 2 ? [nested] : { [key]: nested }
      set(nested)
      break
    }
    case 'repeat':
      set(Array.from({ length: other % 100 }, () => value))
      break
    default:
      changePart(holder.envelope, kind, { other, key }, pick)
  }
  return holder
}

/** Changes what an envelope is, and no field inside of its body. */
function changePart(
  envelope: unknown,
  kind: 'kind' | 'body' | 'number',
  { other, key }: Pick<EnvelopeChange, 'other' | 'key'>,
  pick: (at: number) => Honest,
): void {
  if (!canChange(envelope)) return
  const id = [0, -1, 1e308, 2 ** 53, 0.5, '7', Number.NaN][other % 7]
  const parts = {
    kind: { kind: other % 3 ? pick(other).kind : key },
    body: { body: structuredClone(pick(other).body) },
    number: { id },
  }
  Object.assign(envelope, parts[kind])
}

const mostSlots = 100

/** The places of values in it, the nearest first, without running an accessor. */
function listSlots(holder: object): { readonly owner: object; readonly name: string }[] {
  const slots: { readonly owner: object; readonly name: string }[] = []
  const owners = [holder]
  for (let owner = owners.shift(); owner && slots.length < mostSlots; owner = owners.shift()) {
    if (!canChange(owner)) continue
    for (const name of Object.keys(owner)) {
      const property = Object.getOwnPropertyDescriptor(owner, name)
      if (!property?.configurable || !('value' in property)) continue
      slots.push({ owner, name })
      if (canChange(property.value)) owners.push(property.value)
    }
  }
  return slots
}

/** Whether its fields can be set to anything, and are not too many. */
function canChange(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || !Object.isExtensible(value)) return false
  return !ArrayBuffer.isView(value) && !(Array.isArray(value) && value.length > mostSlots)
}
