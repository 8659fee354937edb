import { expect, test } from 'vitest'
import { hashText } from './hashText.ts'

test('default: as FIPS 180-2 has it', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})
