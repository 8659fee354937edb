import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toNameSkeleton } from './toNameSkeleton.ts'

const skeleton = toNameSkeleton('MetaMask')

test.each([
  ['letter case', 'METAMASK'],
  ['spaces', 'Meta\u00a0 Mask '],
  ['signs', 'Meta-Mask.'],
  ['the word wallet', 'MetaMask Wallet'],
  ['invisible characters', 'Meta\u200bMask\u2060'],
  ['blank letters', 'Meta\u3164Mask\u115f'],
  ['direction marks', '\u202eMetaMask\u2066'],
  ['full width letters', 'ＭetaＭask'],
  ['mathematical letters', '𝗠𝗲𝘁𝗮𝗠𝗮𝘀𝗸'],
  ['Cyrillic letters', 'МеtаМаѕк'],
  ['Greek letters', 'ΜεταΜask'],
  ['Coptic letters', 'ⲘeⲦaⲘask'],
  ['Lisu letters', 'ꓟꓰꓔꓮꓟꓮꓢꓗ'],
  ['Cherokee letters', 'ᎷᎬᎢᎪᎷᎪᏚᏦ'],
  ['small Cherokee letters', 'ꮇꭼꭲꭺꮇꭺꮪꮶ'],
  ['signs of a trade mark', 'MetaMask™®℠©'],
  ['marks on letters', 'Mètàmásk'],
  ['a mark whose capital is a letter', 'Meta\u0345Mask'],
  ['digits and signs', 'Met@Ma5k'],
  ['r and n for m', 'rnetarnask'],
])('behavior: %s make no difference', (_, name) => {
  expect(toNameSkeleton(name)).toBe(skeleton)
})

test.each([
  ['Phantom', 'Phant0m'],
  ['Ledger Live', 'Iedger Iive'],
  ['Trust Wallet', 'Trust Wa11et'],
  ['Exodus', 'Εхоduѕ'],
  ['Phantom', 'Pհaոtօm'],
  ['Jupiter', 'յսpiter'],
  ['Rabby', 'Ꭱabby'],
  ['Zerion', 'ꓜerion'],
  ['Uniswap', 'Unisvvap'],
])('behavior: %s and %s are alike', (one, other) => {
  expect(toNameSkeleton(other)).toBe(toNameSkeleton(one))
})

test.each([
  ['Rainbow', 'Rabby'],
  ['MetaMask', 'MetaMask Flask'],
  ['🦊', '🐻'],
  ['微信', '小狐狸'],
])('behavior: %s and %s are not', (one, other) => {
  expect(toNameSkeleton(other)).not.toBe(toNameSkeleton(one))
})

test('property: any name has a skeleton', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      expect(toNameSkeleton(name)).not.toBe('')
    }),
  )
})

test('behavior: of a long name only the beginning counts', () => {
  expect(toNameSkeleton('x'.repeat(1_000_000))).toBe('x'.repeat(256))
})
