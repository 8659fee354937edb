import { TypedDataEncoder } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeType } from './encodeType.ts'

const types = {
  Mail: [
    { name: 'from', type: 'Person' },
    { name: 'to', type: 'Person[]' },
    { name: 'text', type: 'string' },
  ],
  Person: [
    { name: 'name', type: 'string' },
    { name: 'keys', type: 'Key[2][]' },
  ],
  Key: [{ name: 'value', type: 'bytes32' }],
  Unused: [{ name: 'value', type: 'bytes32' }],
}

test('default', () => {
  expect(encodeType(types, 'Mail')).toBe(
    'Mail(Person from,Person[] to,string text)Key(bytes32 value)Person(string name,Key[2][] keys)',
  )
})

test('behavior: types that are missing, inherited or too many are none', () => {
  expect(encodeType(types, 'Letter')).toBeUndefined()
  expect(encodeType(types, 'toString')).toBeUndefined()
  const chain = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`T${at}`, [{ name: 'next', type: `T${at + 1}` }]]),
  )
  expect(encodeType({ ...chain, T300: [] }, 'T0')).toBeUndefined()
})

test('behavior: types that refer to each other end', () => {
  const own = { A: [{ name: 'b', type: 'B' }], B: [{ name: 'a', type: 'A[]' }] }
  expect(encodeType(own, 'A')).toBe('A(B b)B(A[] a)')
})

test('property: the same text as ethers hashes', () => {
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta']
  const base = fc.constantFrom('uint256', 'address', 'bytes32', 'string', 'bytes', 'bool')
  const suffix = fc.constantFrom('', '[]', '[3]', '[][2]')
  // Each type refers to later ones only, as ethers takes no cycles.
  const graph = fc.tuple(
    ...names.map((_, at) => {
      const later = names.slice(at + 1)
      const type = later.length > 0 ? fc.oneof(base, fc.constantFrom(...later)) : base
      return fc.array(fc.tuple(type, suffix), { minLength: 1, maxLength: 5 })
    }),
  )
  fc.assert(
    fc.property(graph, (lists) => {
      const declared = Object.fromEntries(
        lists.map((list, at) => [
          names[at] ?? '',
          list.map(([type, ending], place) => ({ name: `m${place}`, type: `${type}${ending}` })),
        ]),
      )
      const reached = reach(declared, 'Alpha')
      // ethers finds the primary type as the only one that nothing refers to.
      const used = Object.fromEntries(
        Object.entries(declared).filter(([name]) => reached.has(name)),
      )
      expect(encodeType(declared, 'Alpha')).toBe(TypedDataEncoder.from(used).encodeType('Alpha'))
    }),
  )
})

function reach(
  declared: { readonly [type: string]: readonly { readonly type: string }[] },
  from: string,
): Set<string> {
  const found = new Set<string>()
  const visit = (type: string) => {
    if (found.has(type) || !declared[type]) return
    found.add(type)
    for (const member of declared[type]) visit(member.type.replace(/\[.*$/, ''))
  }
  visit(from)
  return found
}
